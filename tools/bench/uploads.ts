import { randomBytes, randomUUID } from 'node:crypto';
import { fromRoot } from '../webpack/from-root.ts';
import { API, PUBLIC_URL, SESSION_COOKIE, startSurroundings } from './api.ts';
import { median, type Outcome } from './compare.ts';
import { startProcess } from './process.ts';
import { makeSellers, type Seller } from './sellers.ts';

const ROUNDS = 21;
const AT_LEAST = 0.6;
/** Chunk size of the browser. */
const CHUNK_BYTES = 4 * 1024 * 1024;
const FILE = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(24 * 1024 * 1024)]);

type Send = (url: string, headers: Record<string, string>, seller: Seller) => Promise<unknown>;

/** An attachment in chunks, compared with a server that appends them to a file. */
export async function uploads(): Promise<Outcome> {
  const surroundings = await startSurroundings();
  try {
    const sellers = await makeSellers(surroundings.databaseUrl, ROUNDS + 1);
    const ours = await startProcess(API, surroundings.env, '/api/health/live');
    const bare = await startProcess([fromRoot('tools/bench/bare/uploads.ts')], surroundings.env, '/');
    const rates: { ours: number; bare: number }[] = [];
    try {
      // Warm-up.
      for (const seller of sellers) {
        rates.push({
          bare: await rateOf(sendToBare, bare.url, seller),
          ours: await rateOf(sendToUs, ours.url, seller),
        });
      }
    } finally {
      await Promise.all([ours.stop(), bare.stop()]);
    }
    const measured = rates.slice(1);
    const ratio = median(measured.map((rate) => rate.ours / rate.bare));
    const speed = (arm: 'ours' | 'bare') => `${Math.round(median(measured.map((rate) => rate[arm])))} MB/s`;
    return {
      title: 'upload of 24 MB ÷ node:http that writes the same file',
      ratio,
      limit: `≥ ${AT_LEAST}`,
      met: ratio >= AT_LEAST,
      detail: `API ${speed('ours')}, bare ${speed('bare')}, over ${ROUNDS} rounds`,
    };
  } finally {
    await surroundings.stop();
  }
}

/** Megabytes per second. */
async function rateOf(send: Send, url: string, seller: Seller): Promise<number> {
  const headers = { origin: PUBLIC_URL, cookie: `${SESSION_COOKIE}=${seller.token}` };
  const since = performance.now();
  await send(url, headers, seller);
  return FILE.length / 1024 ** 2 / ((performance.now() - since) / 1_000);
}

const sendToUs: Send = async (url, headers) => {
  const [draft, id] = [randomUUID(), randomUUID()];
  const body = JSON.stringify({ id, name: 'plan.pdf', size: FILE.length });
  const type = { 'content-type': 'application/json' };
  await asked(`${url}/api/drafts/${draft}/attachments`, { method: 'POST', headers: { ...headers, ...type }, body });
  await sendChunks(`${url}/api/uploads/${id}`, headers);
};

const sendToBare: Send = (url, headers) => sendChunks(`${url}/${randomUUID()}`, headers);

async function sendChunks(url: string, headers: Record<string, string>): Promise<void> {
  for (let offset = 0; offset < FILE.length; offset += CHUNK_BYTES) {
    const tus = {
      'tus-resumable': '1.0.0',
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    };
    const body = FILE.subarray(offset, offset + CHUNK_BYTES);
    await asked(url, { method: 'PATCH', headers: { ...headers, ...tus }, body });
  }
}

async function asked(url: string, init: RequestInit): Promise<void> {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  await answer.arrayBuffer();
}

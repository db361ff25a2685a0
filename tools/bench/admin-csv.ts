import { execFileSync } from 'node:child_process';
import { fromRoot } from '../webpack/from-root.ts';
import { SESSION_COOKIE } from './api.ts';
import { median, type Outcome } from './compare.ts';
import { type MeasuredProcess, startProcess } from './process.ts';
import type { Seller } from './sellers.ts';

const ROUNDS = 5;
const AT_LEAST = 0.5;
const FIRST_BYTE_MS = 200;
const MEGABYTES = 60;

interface Download {
  readonly firstByteMs: number;
  readonly totalMs: number;
  readonly bytes: number;
}

/** A CSV export of a million users, compared with a process that pipes COPY. */
export async function csvOfUsers(api: MeasuredProcess, { token }: Seller, env: NodeJS.ProcessEnv): Promise<Outcome[]> {
  const bare = await startProcess([fromRoot('tools/bench/bare/csv.ts')], env, '/live');
  try {
    const ours = () => download(`${api.url}/api/admin/users/csv`, { cookie: `${SESSION_COOKIE}=${token}` });
    await download(`${api.url}/api/admin/users/csv?search=nobody`, { cookie: `${SESSION_COOKIE}=${token}` });
    const idle = megabytesOf(api.pid);
    let most = idle;
    const watching = setInterval(() => (most = Math.max(most, megabytesOf(api.pid))), 100);
    const rounds: { ours: Download; bare: Download }[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push({ bare: await download(bare.url), ours: await ours() });
    clearInterval(watching);

    const ratio = median(rounds.map((round) => round.bare.totalMs / round.ours.totalMs));
    const seconds = (of: 'ours' | 'bare') => (median(rounds.map((round) => round[of].totalMs)) / 1000).toFixed(1);
    const firstByte = median(rounds.map((round) => round.ours.firstByteMs));
    const size = Math.round((rounds[0]?.ours.bytes ?? 0) / 1024 ** 2);
    return [
      {
        title: 'CSV of 1,000,000 users ÷ COPY TO STDOUT through node:http',
        ratio,
        limit: `≥ ${AT_LEAST}`,
        met: ratio >= AT_LEAST,
        detail: `${seconds('ours')} s against ${seconds('bare')} s, ${size} MB, over ${ROUNDS} rounds`,
      },
      {
        title: 'first byte of that file in ms',
        ratio: firstByte,
        limit: `≤ ${FIRST_BYTE_MS}`,
        met: firstByte <= FIRST_BYTE_MS,
        detail: `median of ${ROUNDS}`,
      },
      {
        title: 'memory for that file, in MB above idle',
        ratio: most - idle,
        limit: `≤ ${MEGABYTES}`,
        met: most - idle <= MEGABYTES,
        detail: `${Math.round(most)} MB at most, idle ${Math.round(idle)} MB`,
      },
    ];
  } finally {
    await bare.stop();
  }
}

async function download(url: string, headers: Record<string, string> = {}): Promise<Download> {
  const since = performance.now();
  const answer = await fetch(url, { headers });
  if (!answer.ok || !answer.body) throw new Error(`${url} answered ${answer.status}`);
  let bytes = 0;
  let firstByteMs = 0;
  for await (const piece of answer.body as unknown as AsyncIterable<Uint8Array>) {
    firstByteMs ||= performance.now() - since;
    bytes += piece.byteLength;
  }
  return { firstByteMs, totalMs: performance.now() - since, bytes };
}

/** Resident memory. */
const megabytesOf = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

import autocannon from 'autocannon';
import { API, PUBLIC_URL, startSurroundings } from './api.ts';
import type { Outcome } from './compare.ts';
import { startProcess } from './process.ts';
import { CASE } from './throughput.ts';

const PER_SECOND = 500;
const SECONDS = 20;
const MAX_MS = 20;
/** Rate limit: 120 quotes a minute per address. */
const ADDRESSES = 1_000;

/** Quotes for visitors without a session. */
export async function quote(): Promise<Outcome> {
  const surroundings = await startSurroundings();
  const api = await startProcess(API, surroundings.env, '/api/health/live');
  try {
    await ask(api.url, 5);
    const { latency, non2xx, errors, requests } = await ask(api.url, SECONDS);
    return {
      title: `p99 in milliseconds of a quote without a session, at ${PER_SECOND} a second`,
      ratio: latency.p99,
      limit: `< ${MAX_MS}`,
      met: latency.p99 < MAX_MS && non2xx + errors === 0,
      detail: `median ${latency.p50} ms, ${Math.round(requests.average)}/s, ${non2xx + errors} not answered`,
    };
  } finally {
    await api.stop();
    await surroundings.stop();
  }
}

function ask(url: string, duration: number) {
  let turn = 0;
  const headersOf = (address: number) => ({
    origin: PUBLIC_URL,
    'content-type': 'application/json',
    'x-forwarded-for': `198.18.${address >> 8}.${address & 255}`,
  });
  const quoted = { method: 'POST', path: '/api/cases/quote', body: CASE } as const;
  return autocannon({
    url,
    connections: 10,
    overallRate: PER_SECOND,
    duration,
    requests: [{ setupRequest: (base) => ({ ...base, ...quoted, headers: headersOf(turn++ % ADDRESSES) }) }],
  });
}

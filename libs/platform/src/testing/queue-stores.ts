import type { QueueStore } from '../queue/queue-store';

/** Stores that queue suites run on. The second value says why one is unavailable here. */
export const QUEUE_STORES: readonly ['redis' | 'postgres', string | undefined][] = [
  ['redis', process.env.TEST_REDIS_MISSING],
  ['postgres', undefined],
];

/** For faults that are alike on every store: the first available one, or all in the soak. */
export const STORES_OF_FAULTS = process.env.SOAK
  ? QUEUE_STORES
  : QUEUE_STORES.filter(([, missing]) => !missing).slice(0, 1);

export const storeOf = (kind: 'redis' | 'postgres', databaseUrl: string): QueueStore =>
  kind === 'redis' ? { databaseUrl, redisUrl: redisOfOneSuite() } : { databaseUrl };

/** A Redis database per suite. */
function redisOfOneSuite(): string {
  const server = process.env.TEST_REDIS_URL;
  if (!server) throw new Error('TEST_REDIS_URL is missing: run the tests through tools/jest/run.ts.');
  return `${server}/${process.env.JEST_WORKER_ID ?? '0'}`;
}

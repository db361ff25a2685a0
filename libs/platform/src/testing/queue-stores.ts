import type { QueueStore } from '../queue/queue-store';

/** Where the queue's suites run: everywhere it may live. A name that says why stands for one that cannot be had here. */
export const QUEUE_STORES: readonly ['redis' | 'postgres', string | undefined][] = [
  ['redis', process.env.TEST_REDIS_MISSING],
  ['postgres', undefined],
];

/** Faults that look alike on every store: the first that can be had here, and all of them in the soak. */
export const STORES_OF_FAULTS = process.env.SOAK
  ? QUEUE_STORES
  : QUEUE_STORES.filter(([, missing]) => !missing).slice(0, 1);

export const storeOf = (kind: 'redis' | 'postgres', databaseUrl: string): QueueStore =>
  kind === 'redis' ? { databaseUrl, redisUrl: redisOfOneSuite() } : { databaseUrl };

/** A numbered database of the server that the test run started, so that suites beside one another do not meet. */
function redisOfOneSuite(): string {
  const server = process.env.TEST_REDIS_URL;
  if (!server) throw new Error('TEST_REDIS_URL is missing: run the tests through tools/jest/run.ts.');
  return `${server}/${process.env.JEST_WORKER_ID ?? '0'}`;
}

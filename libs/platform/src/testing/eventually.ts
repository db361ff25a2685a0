import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 20;
const GIVE_UP_MS = Number(process.env.TEST_WAIT_MS);

/** Retries until the work succeeds, or rethrows its last error at the deadline. */
export async function eventually<T>(work: () => T | Promise<T>): Promise<T> {
  const deadline = Date.now() + GIVE_UP_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(LOOK_EVERY_MS);
    }
  }
}

import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 20;
const GIVE_UP_MS = 15_000;

/** Tries until the work succeeds; after the deadline, fails as it failed last. */
export async function eventually<T>(work: () => T | Promise<T>, deadlineMs = GIVE_UP_MS): Promise<T> {
  const deadline = Date.now() + deadlineMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(LOOK_EVERY_MS);
    }
  }
}

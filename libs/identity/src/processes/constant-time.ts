/** Longer than the work takes in any case. */
const ANSWER_AFTER_MS = 200;

/** Delays answers and errors to a fixed time, so that timing reveals nothing. */
export async function inConstantTime<T>(work: Promise<T>): Promise<T> {
  const pause = new Promise((resolve) => setTimeout(resolve, ANSWER_AFTER_MS));
  await Promise.allSettled([work, pause]);
  return work;
}

/** Longer than the work takes, whether or not an address has an account. */
const ANSWER_AFTER_MS = 200;

/** Answers or refuses no sooner when there is less to do, so that the time tells nothing. */
export async function inEvenTime<T>(work: Promise<T>): Promise<T> {
  const pause = new Promise((resolve) => setTimeout(resolve, ANSWER_AFTER_MS));
  await Promise.allSettled([work, pause]);
  return work;
}

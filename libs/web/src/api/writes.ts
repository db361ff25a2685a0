/** One for all tabs of the browser: a write may replace the session's cookie, which they share. */
const NAME = 'casewright:writes';

/** For every request that changes something. */
export const asWrite = <T>(ask: () => Promise<T>): Promise<T> => locked('shared', ask);

/** For a question whose answer must not be overtaken by a write: waits until none is under way in any tab. */
export const betweenWrites = <T>(ask: () => Promise<T>): Promise<T> => locked('exclusive', ask);

/** Pages that are not served securely have no locks. */
const locked = <T>(mode: LockMode, ask: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(NAME, { mode }, ask) : ask();

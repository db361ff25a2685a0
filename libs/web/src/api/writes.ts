/** Shared by all tabs, since a write may replace the session cookie. */
const NAME = 'casewright:writes';

/** Wraps every request that changes something. */
export const asWrite = <T>(ask: () => Promise<T>): Promise<T> => locked('shared', ask);

/** Wraps a read that must not race with a write in any tab. */
export const betweenWrites = <T>(ask: () => Promise<T>): Promise<T> => locked('exclusive', ask);

/** Pages not served over HTTPS have no locks. */
const locked = <T>(mode: LockMode, ask: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(NAME, { mode }, ask) : ask();

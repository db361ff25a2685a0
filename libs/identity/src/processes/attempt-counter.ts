import type { Attempt, AttemptLimit } from '../domain/attempts';

export type CountedAttempt = { readonly count: number } | { readonly retryAfterSeconds: number };

/** Counts at once and outside of any transaction, so that neither parallel guesses nor a rollback escape the count. */
export abstract class AttemptCounter {
  /** An attempt beyond the limit is refused and not counted. */
  abstract count(attempt: Attempt, limit: AttemptLimit): Promise<CountedAttempt>;
  /** Takes one attempt off the count. */
  abstract restore(attempt: Attempt): Promise<void>;
  abstract reset(attempt: Attempt): Promise<void>;
}

import type { Attempt, AttemptLimit } from '../domain/attempts';

export type CountedAttempt = { readonly count: number } | { readonly retryAfterSeconds: number };

export interface CountedWindow {
  readonly attempt: Attempt;
  readonly count: number;
  readonly endsAt: Date;
}

/** Counts immediately and outside of transactions, so that parallel guesses and rollbacks are counted. */
export abstract class AttemptCounter {
  /** Refuses attempts beyond the limit without counting them. */
  abstract count(attempt: Attempt, limit: AttemptLimit): Promise<CountedAttempt>;
  abstract restore(attempt: Attempt): Promise<void>;
  abstract reset(attempt: Attempt): Promise<void>;
  /** Omits attempts without an open window. */
  abstract find(attempts: readonly Attempt[]): Promise<readonly CountedWindow[]>;
}

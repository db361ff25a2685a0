import { MINUTE_MS } from '@casewright/rules';

/** Steps that a browser started and will continue in another request. */
export type PendingPurpose = 'second-step' | 'reset-password' | 'add-passkey' | 'passkey' | 'registration';

const LIFETIME_MS: Readonly<Record<PendingPurpose, number>> = {
  'second-step': 10 * MINUTE_MS,
  // Same lifetime as the emailed link.
  'reset-password': 60 * MINUTE_MS,
  'add-passkey': 10 * MINUTE_MS,
  registration: 60 * MINUTE_MS,
  // Starts when the sign-in page opens, which may stay open for a while.
  passkey: 30 * MINUTE_MS,
};

interface Beginning {
  readonly accountId?: string;
  readonly about?: string;
}

/** Identified by a token in a cookie. */
export class PendingStep {
  constructor(
    readonly tokenHash: string,
    readonly purpose: PendingPurpose,
    readonly accountId: string | null,
    readonly about: string | null,
    readonly expiresAt: Date,
  ) {}

  static begin(purpose: PendingPurpose, tokenHash: string, { accountId, about }: Beginning, at: Date): PendingStep {
    return new PendingStep(tokenHash, purpose, accountId ?? null, about ?? null, pendingExpiry(purpose, at));
  }
}

export const pendingExpiry = (purpose: PendingPurpose, begunAt: Date): Date =>
  new Date(begunAt.getTime() + LIFETIME_MS[purpose]);

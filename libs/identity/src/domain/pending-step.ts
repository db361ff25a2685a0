/** What somebody at a browser has begun and goes on with in another request. */
export type PendingPurpose = 'second-step' | 'reset-password' | 'add-passkey' | 'passkey' | 'registration';

const MINUTE_MS = 60 * 1000;
const LIFETIME_MS: Readonly<Record<PendingPurpose, number>> = {
  'second-step': 10 * MINUTE_MS,
  // As long as the link in the mail.
  'reset-password': 60 * MINUTE_MS,
  'add-passkey': 10 * MINUTE_MS,
  registration: 60 * MINUTE_MS,
  // Begun when the page of signing in is opened, which may stay open for a while.
  passkey: 30 * MINUTE_MS,
};

interface Beginning {
  readonly accountId?: string;
  readonly about?: string;
}

/** Known by a token that the browser keeps in a cookie meanwhile. */
export class PendingStep {
  constructor(
    readonly tokenHash: string,
    readonly purpose: PendingPurpose,
    /** Whose it is, once that is known. */
    readonly accountId: string | null,
    /** What it needs to go on. */
    readonly about: string | null,
    readonly expiresAt: Date,
  ) {}

  static begin(purpose: PendingPurpose, tokenHash: string, { accountId, about }: Beginning, at: Date): PendingStep {
    return new PendingStep(tokenHash, purpose, accountId ?? null, about ?? null, pendingExpiry(purpose, at));
  }
}

export const pendingExpiry = (purpose: PendingPurpose, begunAt: Date): Date =>
  new Date(begunAt.getTime() + LIFETIME_MS[purpose]);

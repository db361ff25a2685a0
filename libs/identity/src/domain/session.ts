const DAY_MS = 24 * 60 * 60 * 1000;
const LIFETIME_MS = 30 * DAY_MS;

/** What a token opens, until 30 days after its last use. */
export class Session {
  constructor(
    readonly id: string,
    readonly accountId: string,
    readonly tokenHash: string,
    readonly openedAt: Date,
    readonly expiresAt: Date,
  ) {}

  static open(accountId: string, tokenHash: string, at: Date): Session {
    return new Session(crypto.randomUUID(), accountId, tokenHash, at, sessionExpiry(at));
  }
}

export const sessionExpiry = (lastUsedAt: Date): Date => new Date(lastUsedAt.getTime() + LIFETIME_MS);

/** A use is written down once a day, not at every request. */
export const isUseWorthKeeping = (expiresAt: Date, now: Date): boolean =>
  expiresAt.getTime() - now.getTime() < LIFETIME_MS - DAY_MS;

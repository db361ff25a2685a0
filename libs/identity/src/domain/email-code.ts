import { HOUR_MS } from '@casewright/rules';

export type CodePurpose = 'verify-email' | 'reset-password' | 'change-email';

export const CODE_LIFETIME_MINUTES = 15;
export const MAX_VALID_CODES = 2;

const SECOND_MS = 1000;
const CODE_LIFETIME_MS = CODE_LIFETIME_MINUTES * 60 * SECOND_MS;
const PAUSE_MS = 60 * SECOND_MS;
const REQUESTS_PER_HOUR = 5;
export const LINK_LIFETIME_MS = 24 * HOUR_MS;
export const RESET_LINK_LIFETIME_MS = HOUR_MS;

/** A code of six digits, which only the server's key can derive from the id. */
export class EmailCode {
  constructor(
    readonly id: string,
    /** The email address to verify, or the account id for other purposes. */
    readonly subject: string,
    readonly accountId: string | null,
    readonly registrationId: string | null,
    readonly purpose: CodePurpose,
    readonly issuedAt: Date,
    readonly expiresAt: Date,
    /** Hash of a reset link's token, which names no account. */
    public linkHash: string | null,
  ) {}

  static issue(accountId: string, purpose: Exclude<CodePurpose, 'verify-email'>, at: Date): EmailCode {
    return new EmailCode(
      crypto.randomUUID(),
      accountId,
      accountId,
      null,
      purpose,
      at,
      later(at, CODE_LIFETIME_MS),
      null,
    );
  }

  /** @param registrationId null in a session of an unverified account */
  static toVerify(email: string, registrationId: string | null, at: Date): EmailCode {
    const expiresAt = later(at, CODE_LIFETIME_MS);
    return new EmailCode(crypto.randomUUID(), email, null, registrationId, 'verify-email', at, expiresAt, null);
  }
}

/** One code of the sign-up plus the resends. */
export const VERIFICATIONS_PER_HOUR = 1 + REQUESTS_PER_HOUR;

/** @param issuedAt codes of the last hour. @returns 0 if another may be requested now */
export function secondsUntilRequest(issuedAt: readonly Date[], now: Date, perHour = REQUESTS_PER_HOUR): number {
  const newestFirst = issuedAt.map((at) => at.getTime()).sort((one, other) => other - one);
  // Capped, because another replica's clock may be ahead.
  const left = (since: number | undefined, lastsMs: number) =>
    Math.min(lastsMs, (since ?? -Infinity) + lastsMs - now.getTime());
  const waitMs = Math.max(left(newestFirst[0], PAUSE_MS), left(newestFirst[perHour - 1], HOUR_MS));
  return Math.max(0, Math.ceil(waitMs / SECOND_MS));
}

const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

import { CodeRequestedTooOften } from './account.errors';

export type CodePurpose = 'verify-email' | 'reset-password' | 'change-email';

export const CODE_LIFETIME_MINUTES = 15;
/** Mail arrives late: whoever asked again may still enter the code before. */
export const CODES_THAT_COUNT = 2;

const SECOND_MS = 1000;
const CODE_LIFETIME_MS = CODE_LIFETIME_MINUTES * 60 * SECOND_MS;
const PAUSE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * 60 * SECOND_MS;
const REQUESTS_AN_HOUR = 5;
/** Of the link beside the code, which nobody can guess. */
export const LINK_LIFETIME_MS = 24 * HOUR_MS;
/** Of the link that sets a password, which is worth more. */
export const RESET_LINK_LIFETIME_MS = HOUR_MS;

/** Stands for six digits that only the server's key can compute from its id. */
export class EmailCode {
  constructor(
    readonly id: string,
    readonly accountId: string,
    readonly purpose: CodePurpose,
    readonly issuedAt: Date,
    readonly expiresAt: Date,
    /** Of the token that the link beside it is found by, when it says nothing else of whose it is. */
    public linkHash: string | null,
  ) {}

  static issue(accountId: string, purpose: CodePurpose, at: Date): EmailCode {
    return new EmailCode(crypto.randomUUID(), accountId, purpose, at, later(at, CODE_LIFETIME_MS), null);
  }
}

/**
 * @param issuedAt of the codes of the last hour
 * @param openedAt of the account: the code of the sign-up is none of its requests
 * @throws CodeRequestedTooOften
 */
export function refuseRequestTooOften(issuedAt: readonly Date[], openedAt: Date, now: Date): void {
  const seconds = secondsUntilRequest(issuedAt, now, openedAt);
  if (seconds > 0) throw new CodeRequestedTooOften(seconds);
}

/**
 * @param issuedAt of the codes of the last hour
 * @param openedAt until when none of them was a request
 * @returns 0 when another may be requested now
 */
export function secondsUntilRequest(issuedAt: readonly Date[], now: Date, openedAt = new Date(0)): number {
  const newestFirst = issuedAt.map((at) => at.getTime()).sort((one, other) => other - one);
  const requested = newestFirst.filter((at) => at > openedAt.getTime());

  // No longer than a pause or an hour, though the clock of another replica may be a moment ahead.
  const left = (since: number | undefined, lastsMs: number) =>
    Math.min(lastsMs, (since ?? -Infinity) + lastsMs - now.getTime());
  const waitMs = Math.max(left(newestFirst[0], PAUSE_MS), left(requested[REQUESTS_AN_HOUR - 1], HOUR_MS));
  return Math.max(0, Math.ceil(waitMs / SECOND_MS));
}

const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

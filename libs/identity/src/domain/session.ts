import { DAY_MS, HOUR_MS, MINUTE_MS } from '@casewright/rules';

const IDLE_MS = 30 * DAY_MS;
const ABSOLUTE_MS = 90 * DAY_MS;
const ADMIN_IDLE_MS = HOUR_MS;
const ADMIN_ABSOLUTE_MS = 12 * HOUR_MS;
const USE_WRITTEN_EVERY_MS = 10 * MINUTE_MS;
export const USER_AGENT_MAX_LENGTH = 400;

export interface Opening {
  readonly accountId: string;
  readonly tokenHash: string;
  readonly deviceId: string | null;
  readonly userAgent: string;
  readonly mfa: boolean;
  /** Whether a password or a passkey opened it. */
  readonly isConfirmed?: boolean;
}

/** Ends 30 days after its last use, and after 90 days at most; while its owner is an admin, see `currentExpiry`. */
export class Session {
  constructor(
    readonly id: string,
    readonly accountId: string,
    readonly tokenHash: string,
    readonly deviceId: string | null,
    readonly userAgent: string | null,
    readonly mfa: boolean,
    readonly openedAt: Date,
    readonly lastSeenAt: Date,
    readonly expiresAt: Date,
    readonly absoluteExpiresAt: Date,
    readonly confirmedAt: Date | null = null,
  ) {}

  static open({ accountId, tokenHash, deviceId, userAgent, mfa, isConfirmed }: Opening, at: Date): Session {
    const absoluteExpiresAt = new Date(at.getTime() + ABSOLUTE_MS);
    return new Session(
      crypto.randomUUID(),
      accountId,
      tokenHash,
      deviceId,
      storable(userAgent),
      mfa,
      at,
      at,
      sessionExpiry(at, absoluteExpiresAt),
      absoluteExpiresAt,
      isConfirmed ? at : null,
    );
  }
}

export const sessionExpiry = (lastUsedAt: Date, absoluteExpiresAt: Date): Date =>
  new Date(Math.min(lastUsedAt.getTime() + IDLE_MS, absoluteExpiresAt.getTime()));

interface UsedSession {
  readonly isAdmin: boolean;
  readonly openedAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
}

/** An admin's session ends an hour after its last use, and after 12 hours. Also one opened before its owner became one. */
export const currentExpiry = ({ isAdmin, openedAt, lastSeenAt, expiresAt }: UsedSession): Date =>
  isAdmin
    ? new Date(
        Math.min(expiresAt.getTime(), lastSeenAt.getTime() + ADMIN_IDLE_MS, openedAt.getTime() + ADMIN_ABSOLUTE_MS),
      )
    : expiresAt;

/** Limits database writes to one per interval. */
export const shouldSaveLastUse = (lastSeenAt: Date, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() > USE_WRITTEN_EVERY_MS;

/** Removes control characters and limits the length. */
const storable = (userAgent: string): string =>
  userAgent
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, USER_AGENT_MAX_LENGTH)
    .toWellFormed();

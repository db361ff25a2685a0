import type { Account, Role } from './account';
import type { Device } from './device';
import type { DataExport } from './data-export';
import type { CodePurpose, EmailCode } from './email-code';
import type { EmailChange } from './email-change';
import type { Registration } from './registration';
import type { Session } from './session';

/** What is held stays so until the transaction ends: others who want it take turns, and look at the clock after. */
export abstract class Accounts {
  abstract add(account: Account): void;
  abstract lock(id: string): Promise<Account | undefined>;
  /** Locks the email address, registered or not. */
  abstract lockAddress(email: string): Promise<Account | undefined>;
  /** Those of them that exist. None is removed before the transaction ends; what else is done with them does not wait. */
  abstract lockExisting(ids: readonly string[]): Promise<readonly string[]>;
  /** Admins who stay, besides this one. */
  abstract countOtherAdmins(id: string): Promise<number>;
  /** With all that belongs to it. */
  abstract remove(id: string): Promise<void>;
}

/** Of the addresses of accounts: those that wait, and those that can be undone. */
export abstract class EmailChanges {
  abstract add(change: EmailChange): void;
  abstract lock(id: string): Promise<EmailChange | undefined>;
  abstract lockWaiting(accountId: string, now: Date): Promise<EmailChange | undefined>;
  /** The one for whose sake an address is kept. */
  abstract keeping(oldEmail: string, now: Date): Promise<EmailChange | undefined>;
  abstract forgetWaiting(accountId: string): Promise<void>;
  /** Also those that were made. */
  abstract forgetSince(accountId: string, requestedAt: Date): Promise<void>;
}

/** What people asked for of what we keep of them; one each. */
export abstract class DataExports {
  abstract add(made: DataExport): void;
  abstract lock(id: string): Promise<DataExport | undefined>;
  abstract newestOf(accountId: string): Promise<DataExport | undefined>;
  abstract forgetAllOf(accountId: string): Promise<void>;
  /** Those that expired, and those that never came to be. */
  abstract forgetExpired(now: Date): Promise<void>;
}

/** Sign-ups that wait for their verification. */
export abstract class Registrations {
  abstract add(registration: Registration): void;
  abstract inBrowser(browserHash: string, now: Date): Promise<Registration | undefined>;
  abstract withPassword(email: string, passwordHash: string, now: Date): Promise<Registration | undefined>;
  abstract removeAll(email: string): Promise<void>;
}

export interface MailedCode {
  readonly id: string;
  readonly issuedAt: Date;
  readonly isVoid: boolean;
}

export abstract class EmailCodes {
  abstract add(code: EmailCode): void;
  /** The newest ones of each registration that neither expired nor were voided. */
  abstract open(subject: string, purpose: CodePurpose, now: Date): Promise<readonly EmailCode[]>;
  abstract issuedSince(subject: string, purpose: CodePurpose, since: Date): Promise<readonly Date[]>;
  /** Those that count no more, though nothing came of them: expired, or newer ones were sent. */
  abstract outdated(subject: string, purpose: CodePurpose, now: Date): Promise<readonly EmailCode[]>;
  /** Void or not. */
  abstract mailedSince(subject: string, purpose: CodePurpose, since: Date): Promise<readonly MailedCode[]>;
  abstract voidAll(subject: string, purpose: CodePurpose, at: Date): Promise<void>;
  /** What was mailed with the link, unless it was voided, however old. */
  abstract withLink(linkHash: string): Promise<EmailCode | undefined>;
}

/**
 * When new passwords were asked for, by address: whether or not anybody has an account with it, so that nobody learns it by
 * asking too often.
 */
export abstract class ResetRequests {
  abstract since(email: string, since: Date): Promise<readonly Date[]>;
  abstract add(email: string, at: Date): Promise<void>;
}

export abstract class Sessions {
  abstract add(session: Session): void;
  abstract end(tokenHash: string): Promise<void>;
  /** @returns whether the account had such a session */
  abstract endOne(accountId: string, sessionId: string): Promise<boolean>;
  /** Every session of the account, but for the one that is named. */
  abstract endAll(accountId: string, exceptSessionId?: string): Promise<void>;
  abstract extend(sessionId: string, lastSeenAt: Date, expiresAt: Date): Promise<void>;
  /** Another token for the session of this account; nothing when the token opens none of its sessions. */
  abstract rotate(accountId: string, tokenHash: string, newTokenHash: string, becomesMfa: boolean): Promise<void>;
  /** No session of the account counts as one with a second factor any more, but for the one that is named. */
  abstract weaken(accountId: string, exceptSessionId?: string): Promise<void>;
}

/** The browsers that accounts were opened with. One browser can be known to several. */
export abstract class Devices {
  abstract add(device: Device): void;
  abstract find(accountId: string, tokenHash: string): Promise<Device | undefined>;
  abstract isKnown(tokenHash: string): Promise<boolean>;
  abstract hasAny(accountId: string): Promise<boolean>;
  abstract seen(deviceId: string, at: Date): Promise<void>;
  abstract forgetSince(accountId: string, firstSeenAt: Date): Promise<void>;
  /** All devices, but for that of the session that is named. */
  abstract forgetOthers(accountId: string, sessionId?: string): Promise<void>;
}

/** Who became what, when, and by whom: appended to, never edited. */
export abstract class RoleChanges {
  abstract append(change: RoleChange): Promise<void>;
}

export interface RoleChange {
  readonly accountId: string;
  readonly role: Role;
  readonly changedBy: string;
  readonly changedAt: Date;
}

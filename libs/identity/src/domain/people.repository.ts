import type { Account, Role } from './account';
import type { Device } from './device';
import type { DataExport } from './data-export';
import type { CodePurpose, EmailCode } from './email-code';
import type { PendingPurpose, PendingStep } from './pending-step';
import type { Registration } from './registration';
import type { Session } from './session';

/** Locks last until the transaction ends. Read the clock after locking. */
export abstract class Accounts {
  abstract add(account: Account): void;
  abstract lock(id: string): Promise<Account | undefined>;
  /** Locks the email address, registered or not. */
  abstract lockAddress(email: string): Promise<Account | undefined>;
  /** Returns existing accounts, locked against removal until the transaction ends. */
  abstract lockExisting(ids: readonly string[]): Promise<readonly string[]>;
  /** Serializes changes of admins. */
  abstract lockAdmins(): Promise<void>;
  abstract adminEmails(): Promise<readonly string[]>;
  /** Excludes admins whose deletion is due. */
  abstract countOtherAdmins(id: string): Promise<number>;
  abstract remove(id: string): Promise<void>;
}

export abstract class DataExports {
  abstract add(made: DataExport): void;
  abstract lock(id: string): Promise<DataExport | undefined>;
  abstract newestOf(accountId: string): Promise<DataExport | undefined>;
  abstract forgetAllOf(accountId: string): Promise<void>;
  abstract forgetExpired(now: Date): Promise<void>;
}

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
  /** The newest code of each registration that is neither expired nor voided. */
  abstract open(subject: string, purpose: CodePurpose, now: Date): Promise<readonly EmailCode[]>;
  abstract issuedSince(subject: string, purpose: CodePurpose, since: Date): Promise<readonly Date[]>;
  /** Expired codes and those replaced by newer ones. */
  abstract outdated(subject: string, purpose: CodePurpose, now: Date): Promise<readonly EmailCode[]>;
  abstract mailedSince(subject: string, purpose: CodePurpose, since: Date): Promise<readonly MailedCode[]>;
  abstract voidAll(subject: string, purpose: CodePurpose, at: Date): Promise<void>;
  /** Finds codes of any age, unless voided. */
  abstract withLink(linkHash: string): Promise<EmailCode | undefined>;
}

export abstract class PendingSteps {
  abstract begin(step: PendingStep): Promise<void>;
  abstract lock(tokenHash: string, purpose: PendingPurpose, now: Date): Promise<PendingStep | undefined>;
  abstract end(tokenHash: string): Promise<void>;
  abstract endAll(accountId: string): Promise<void>;
}

/** Counted by address, whether or not it has an account, so that limits reveal nothing. */
export abstract class ResetRequests {
  abstract since(email: string, since: Date): Promise<readonly Date[]>;
  abstract add(email: string, at: Date): Promise<void>;
}

export abstract class Sessions {
  abstract add(session: Session): void;
  /** @returns the id of its account */
  abstract end(tokenHash: string): Promise<string | undefined>;
  /** @returns whether the account had this session */
  abstract endOne(accountId: string, sessionId: string): Promise<boolean>;
  /** @returns whether there were any sessions */
  abstract endAll(accountId: string, exceptSessionId?: string): Promise<boolean>;
  abstract extend(sessionId: string, lastSeenAt: Date, expiresAt: Date): Promise<void>;
  /** Replaces the token of a session of this account. */
  abstract rotate(accountId: string, tokenHash: string, newTokenHash: string, becomesMfa: boolean): Promise<void>;
  /** Records that the owner just confirmed their identity. */
  abstract confirm(sessionId: string, at: Date): Promise<void>;
  /** Makes sessions single-factor. */
  abstract removeMfa(accountId: string): Promise<void>;
}

/** A browser can be known to several accounts. */
export abstract class Devices {
  abstract add(device: Device): void;
  abstract find(accountId: string, tokenHash: string): Promise<Device | undefined>;
  abstract isKnown(tokenHash: string): Promise<boolean>;
  abstract hasAny(accountId: string): Promise<boolean>;
  abstract seen(deviceId: string, at: Date): Promise<void>;
  abstract forgetOthers(accountId: string, sessionId?: string): Promise<void>;
}

/** Append-only. */
export abstract class RoleChanges {
  abstract append(change: RoleChange): Promise<void>;
}

export interface RoleChange {
  readonly accountId: string;
  readonly role: Role;
  readonly changedBy: string;
  readonly changedAt: Date;
}

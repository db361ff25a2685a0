import type { Account, Role } from './account';
import type { CodePurpose, EmailCode } from './email-code';
import type { Session } from './session';
import type { Tries, TryPurpose } from './tries';

/** What is held stays so until the transaction ends: others who want it take turns, and look at the clock after. */
export abstract class Accounts {
  abstract add(account: Account): void;
  abstract hold(id: string): Promise<Account | undefined>;
  /** Holds the address even while nobody has an account with it. */
  abstract holdAddress(email: string): Promise<Account | undefined>;
}

export abstract class EmailCodes {
  abstract add(code: EmailCode): void;
  /** The newest ones that neither expired nor were voided, as many as count. */
  abstract open(accountId: string, purpose: CodePurpose, now: Date): Promise<readonly EmailCode[]>;
  abstract issuedSince(accountId: string, purpose: CodePurpose, since: Date): Promise<readonly Date[]>;
  abstract voidAll(accountId: string, purpose: CodePurpose, at: Date): Promise<void>;
}

/** Counted by address, whether or not anybody has an account with it: being locked out tells nobody which. */
export abstract class TriesBook {
  abstract hold(email: string, purpose: TryPurpose): Promise<Tries>;
  abstract keep(email: string, tries: Tries): Promise<void>;
}

export abstract class SessionBook {
  abstract add(session: Session): void;
  abstract end(tokenHash: string): Promise<void>;
  /** Every session of the account, but for the one that is named. */
  abstract endAll(accountId: string, exceptSessionId?: string): Promise<void>;
  abstract extend(sessionId: string, expiresAt: Date): Promise<void>;
  abstract forgetExpired(accountId: string, now: Date): Promise<void>;
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

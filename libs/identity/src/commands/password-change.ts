import type { Account } from '../domain/account';
import { EmailCodes } from '../domain/people.repository';
import { EmailChanges } from '../email-change/domain/email-change.repository';
import { AccountAccess } from './account-access';

/** Ends what began with the old password. */
export class PasswordChange {
  constructor(
    private readonly codes: EmailCodes,
    private readonly changes: EmailChanges,
    private readonly access: AccountAccess,
  ) {}

  /** @param sessionId the session that stays */
  async of(account: Account, passwordHash: string, now: Date, sessionId?: string): Promise<void> {
    account.changePassword(passwordHash, now);
    await this.codes.voidAll(account.id, 'reset-password', now);
    await this.codes.voidAll(account.id, 'change-email', now);
    await this.changes.forgetWaiting(account.id);
    await this.access.endOthers(account, now, sessionId);
  }
}

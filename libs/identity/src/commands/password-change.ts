import type { Account } from '../domain/account';
import { EmailCodes } from '../domain/people.repository';
import { EmailChanges } from '../email-change/domain/email-change.repository';
import { AccountAccess } from './account-access';
import type { NewPasswords } from './new-passwords';

export interface ChosenPassword {
  readonly password: string;
  readonly hash: string;
}

/** Ends what began with the old password. */
export class PasswordChange {
  constructor(
    private readonly codes: EmailCodes,
    private readonly changes: EmailChanges,
    private readonly access: AccountAccess,
    private readonly passwords: NewPasswords,
  ) {}

  /** @param sessionId the session that stays. @throws NewPasswordRefused if it is based on who the owner is */
  async of(account: Account, { password, hash }: ChosenPassword, now: Date, sessionId?: string): Promise<void> {
    await this.passwords.refuseWeak(password, account);
    account.changePassword(hash, now);
    await this.codes.voidAll(account.id, 'reset-password', now);
    await this.codes.voidAll(account.id, 'change-email', now);
    await this.changes.forgetWaiting(account.id);
    await this.access.endOthers(account, now, sessionId);
  }
}

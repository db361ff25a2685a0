import type { Account } from '../domain/account';
import { EmailCodes } from '../domain/people.repository';
import { EmailChanges } from '../email-change/domain/email-change.repository';
import { AccountAccess } from './account-access';
import { AddressProof } from './address-proof';

/** Keeps second factors of a verified address, so that a mailbox alone cannot bypass them. */
export class PasswordReset {
  constructor(
    private readonly codes: EmailCodes,
    private readonly changes: EmailChanges,
    private readonly access: AccountAccess,
    private readonly proof: AddressProof,
  ) {}

  async of(account: Account, passwordHash: string, now: Date): Promise<void> {
    await this.proof.of(account, now);
    account.changePassword(passwordHash, now);
    await this.codes.voidAll(account.id, 'reset-password', now);
    await this.codes.voidAll(account.id, 'change-email', now);
    await this.changes.forgetWaiting(account.id);
    await this.access.endOthers(account, now);
  }
}

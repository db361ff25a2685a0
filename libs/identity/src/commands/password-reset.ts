import type { Account } from '../domain/account';
import { Devices, EmailCodes, PendingSteps, Sessions } from '../domain/people.repository';
import { EmailChanges } from '../email-change/domain/email-change.repository';
import { AddressProof } from './address-proof';

/** Keeps second factors of a verified address, so that a mailbox alone cannot bypass them. */
export class PasswordReset {
  constructor(
    private readonly codes: EmailCodes,
    private readonly changes: EmailChanges,
    private readonly sessions: Sessions,
    private readonly pendingSteps: PendingSteps,
    private readonly devices: Devices,
    private readonly proof: AddressProof,
  ) {}

  async of(account: Account, passwordHash: string, now: Date): Promise<void> {
    await this.proof.of(account, now);
    account.changePassword(passwordHash, now);
    await this.codes.voidAll(account.id, 'reset-password', now);
    await this.codes.voidAll(account.id, 'change-email', now);
    await this.changes.forgetWaiting(account.id);
    if (await this.sessions.endAll(account.id)) account.sessionsEnded(now);
    await this.pendingSteps.endAll(account.id);
    await this.devices.forgetOthers(account.id);
  }
}

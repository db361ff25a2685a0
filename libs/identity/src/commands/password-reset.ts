import type { Account } from '../domain/account';
import { Devices, EmailChanges, EmailCodes, Sessions } from '../domain/repositories';
import { PendingSteps } from '../domain/sign-in-methods';
import { AddressProof } from './address-proof';

/**
 * Whoever sets a new password was away, or somebody else was in: every session ends, and what else has begun. Second factors
 * stay, since mail alone must not get around them; those of a time when nobody had proved to own the address do not.
 */
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
    await this.sessions.endAll(account.id);
    await this.pendingSteps.endAll(account.id);
    await this.devices.forgetOthers(account.id);
  }
}

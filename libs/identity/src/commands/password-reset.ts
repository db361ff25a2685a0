import type { Account } from '../domain/account';
import { AddressProof } from './address-proof';
import type { ChosenPassword, PasswordChange } from './password-change';

/** Keeps second factors of a verified address, so that a mailbox alone cannot bypass them. */
export class PasswordReset {
  constructor(
    private readonly proof: AddressProof,
    private readonly change: PasswordChange,
  ) {}

  async of(account: Account, chosen: ChosenPassword, now: Date): Promise<void> {
    await this.proof.of(account, now);
    await this.change.of(account, chosen, now);
  }
}

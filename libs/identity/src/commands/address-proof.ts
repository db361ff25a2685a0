import type { Account } from '../domain/account';
import { EmailCodes, Registrations, Sessions } from '../domain/people.repository';
import { SecondFactors } from '../sign-in-methods/commands/second-factors';

/**
 * The first proof of the mailbox. Until then a stranger may have used the account, so its second factors are removed and a
 * requested deletion is canceled.
 */
export class AddressProof {
  constructor(
    private readonly registrations: Registrations,
    private readonly codes: EmailCodes,
    private readonly secondFactors: SecondFactors,
    private readonly sessions: Sessions,
  ) {}

  async of(account: Account, now: Date): Promise<void> {
    if (account.isVerified) return;
    account.verifyEmail();
    await this.codes.voidAll(account.email, 'verify-email', now);
    await this.registrations.removeAll(account.email);
    await this.secondFactors.removeAll(account.id);
    await this.sessions.weaken(account.id);
  }
}

import type { Account } from '../domain/account';
import { EmailCodes, Registrations, Sessions } from '../domain/people.repository';
import { SecondFactors } from '../sign-in-methods/commands/second-factors';

/** Until the mailbox is first proved, second factors and deletion requests may be a stranger's. They are removed. */
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
    await this.sessions.removeMfa(account.id);
  }
}

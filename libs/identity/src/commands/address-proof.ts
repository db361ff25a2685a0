import type { Account } from '../domain/account';
import { Accounts, EmailCodes, SessionBook } from '../domain/repositories';
import { SecondFactors } from './second-factors';

/**
 * Whoever can use what was mailed owns the address, and the account with it. Until then anybody could have opened it: the
 * second factors of before may be somebody else's, who would get in with them, or keep the owner out.
 */
export class AddressProof {
  constructor(
    private readonly accounts: Accounts,
    private readonly codes: EmailCodes,
    private readonly secondFactors: SecondFactors,
    private readonly sessions: SessionBook,
  ) {}

  async of(account: Account, now: Date): Promise<void> {
    if (account.isVerified) return;
    account.verifyEmail();
    await this.codes.voidAll(account.id, 'verify-email', now);
    await this.accounts.forgetDecoys(account.email);
    await this.secondFactors.removeAll(account.id);
    await this.sessions.weaken(account.id);
  }
}

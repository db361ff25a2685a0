import { Clock } from '@casewright/kernel';
import type { Account } from '../domain/account';
import { CodeRefused } from '../domain/attempts.errors';
import type { CodePurpose, EmailCode } from '../domain/email-code';
import { CodeDigits } from '../domain/mailed-secrets';
import { Accounts, EmailCodes } from '../domain/people.repository';

export class CodeVerifier {
  constructor(
    private readonly accounts: Accounts,
    private readonly codes: EmailCodes,
    private readonly digits: CodeDigits,
    private readonly clock: Clock,
  ) {}

  /**
   * Treats an address without an account the same way. A correct code voids all codes of the purpose.
   * @returns the account, locked
   * @throws CodeRefused
   */
  async verify(email: string, purpose: CodePurpose, guess: string): Promise<Account> {
    const now = this.clock.now();
    const account = await this.accounts.lockAddress(email);
    const subject = purpose === 'verify-email' ? email : (account?.id ?? crypto.randomUUID());
    const open = await this.codes.open(subject, purpose, now);
    const isOutdated = this.isOneOf(await this.codes.outdated(subject, purpose, now), guess);
    const isOpen = this.isOneOf(open, guess) && !(purpose === 'verify-email' && account?.isVerified);
    if (!account || !isOpen) throw new CodeRefused(isOutdated ? 'expired' : 'wrong');
    await this.codes.voidAll(subject, purpose, now);
    return account;
  }

  /** Compares with all codes to take constant time. */
  private isOneOf(codes: readonly EmailCode[], guess: string): boolean {
    return codes.filter(({ id }) => this.digits.match(id, guess)).length > 0;
  }
}

import { Clock } from '@casewright/kernel';
import type { Account } from '../domain/account';
import { CodeEntryLocked } from '../domain/account.errors';
import type { CodePurpose, EmailCode } from '../domain/email-code';
import { Accounts, EmailCodes, GuessBudget, TriesBook } from '../domain/repositories';
import { CodeDigits } from '../domain/mailed-secrets';

/** Plain data, for a command to answer with: if it threw, the counted try would be taken back. */
export type CodeVerdict =
  | { readonly is: 'right' | 'wrong' | 'expired' }
  // After too many wrong ones.
  | { readonly is: 'locked'; readonly retryAfterSeconds: number };

export interface Judgement {
  readonly verdict: CodeVerdict;
  /** Locked. Only when the code is right. */
  readonly account?: Account;
}

/**
 * For whoever sent the command, once it is done.
 * @throws CodeEntryLocked
 */
export function refuseUnjudged(verdict: CodeVerdict): void {
  if (verdict.is === 'locked') throw new CodeEntryLocked(verdict.retryAfterSeconds);
}

/** Verifies mailed codes of every purpose. To be asked within a command, which must commit. */
export class CodeJudge {
  constructor(
    private readonly accounts: Accounts,
    private readonly codes: EmailCodes,
    private readonly book: TriesBook,
    private readonly budget: GuessBudget,
    private readonly digits: CodeDigits,
    private readonly clock: Clock,
  ) {}

  /**
   * Attempts at one address take turns, so that each is counted. An address without an account is treated alike. A right code
   * voids all that were sent for the purpose.
   * @param network where the attempt comes from
   */
  async judge(email: string, purpose: CodePurpose, guess: string, network: string): Promise<Judgement> {
    const counted = [await this.book.hold(email, purpose), await this.book.hold(network, 'code-network')] as const;
    const now = this.clock.now();
    const account = await this.accounts.holdAddress(email);
    const subject = purpose === 'verify-email' ? email : (account?.id ?? crypto.randomUUID());
    const open = await this.codes.open(subject, purpose, now);
    const isOutdated = this.isOneOf(await this.codes.outdated(subject, purpose, now), guess);
    const verdict = { is: isOutdated ? 'expired' : 'wrong' } as const;
    // A sign-up opens a code at any address, taken or not, so this tells nothing. It keeps guesses where there is nothing to
    // guess out of the count.
    if (purpose === 'verify-email' && open.length === 0) return { verdict };

    const isStrict = await this.budget.isSpent(now);
    const secondsLocked = Math.max(...counted.map((tries) => tries.secondsLocked(now, isStrict)));
    if (secondsLocked > 0) return { verdict: { is: 'locked', retryAfterSeconds: secondsLocked } };
    if (account && this.isOneOf(open, guess) && !(purpose === 'verify-email' && account.isVerified)) {
      await this.codes.voidAll(subject, purpose, now);
      return { verdict: { is: 'right' }, account };
    }
    for (const tries of counted) tries.take(now);
    await this.book.keep(email, counted[0]);
    await this.book.keep(network, counted[1]);
    await this.budget.spend(now);
    return { verdict };
  }

  /** Compares with every one, so that the time tells nothing. */
  private isOneOf(codes: readonly EmailCode[], guess: string): boolean {
    return codes.filter(({ id }) => this.digits.match(id, guess)).length > 0;
  }
}

import { Clock } from '@casewright/kernel';
import type { Account } from '../domain/account';
import { CodeEntryLocked, CodesSuspended } from '../domain/account.errors';
import type { CodePurpose, EmailCode } from '../domain/email-code';
import { secondsUntilNextDay } from '../domain/guess-budget';
import { Accounts, EmailCodes, GuessBudget, TriesBook } from '../domain/repositories';
import { CodeDigits } from './ports';

/** Plain data, for a command to answer with: if it threw, the counted try would be taken back. */
export type CodeVerdict =
  | { readonly is: 'right' | 'wrong' | 'expired' }
  | { readonly is: 'locked' | 'suspended'; readonly retryAfterSeconds: number };

export interface Judgement {
  readonly verdict: CodeVerdict;
  /** Whose code it is: held, and told when it is right only. */
  readonly account?: Account;
}

/**
 * For whoever sent the command, once it is done.
 * @throws CodeEntryLocked, CodesSuspended
 */
export function refuseUnjudged(verdict: CodeVerdict): void {
  if (verdict.is === 'locked') throw new CodeEntryLocked(verdict.retryAfterSeconds);
  if (verdict.is === 'suspended') throw new CodesSuspended(verdict.retryAfterSeconds);
}

/** The one judge of codes that were mailed, whatever for. To be asked within a command, which must commit. */
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
   * Whoever tries at one address takes turns, so that no try goes uncounted. An address that nobody has an account with is
   * treated alike. A right code voids all that were sent for the purpose.
   */
  async judge(email: string, purpose: CodePurpose, guess: string): Promise<Judgement> {
    const tries = await this.book.hold(email, purpose);
    const now = this.clock.now();
    const secondsLocked = tries.secondsLocked(now);
    if (secondsLocked > 0) return { verdict: { is: 'locked', retryAfterSeconds: secondsLocked } };
    if (await this.budget.isSpent(now)) return suspended(now);

    const account = await this.accounts.holdAddress(email);
    const sentTo = account?.id ?? crypto.randomUUID();
    const isOpen = this.isOneOf(await this.codes.open(sentTo, purpose, now), guess);
    const isOutdated = this.isOneOf(await this.codes.outdated(sentTo, purpose, now), guess);
    if (account && isOpen) {
      await this.codes.voidAll(account.id, purpose, now);
      return { verdict: { is: 'right' }, account };
    }
    tries.take(now);
    await this.book.keep(email, tries);
    // Untold, a guess is no guess: those who spend the last of the budget at once learn nothing.
    if (!(await this.budget.spend(now))) return suspended(now);
    return { verdict: { is: isOutdated ? 'expired' : 'wrong' } };
  }

  /** Looks at every one, found or not. */
  private isOneOf(codes: readonly EmailCode[], guess: string): boolean {
    return codes.filter(({ id }) => this.digits.match(id, guess)).length > 0;
  }
}

const suspended = (now: Date): Judgement => ({
  verdict: { is: 'suspended', retryAfterSeconds: secondsUntilNextDay(now) },
});

import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Account } from '../domain/account';
import { Accounts, TriesBook } from '../domain/repositories';
import { Authenticators, Flows, RecoveryCodeBook } from '../domain/sign-in-methods';
import { SecondStepLocked, SecondStepNotBegun, WrongSecondStep } from '../domain/sign-in-methods.errors';
import type { Proof } from './open-session';
import { AuthenticatorSecrets, RecoveryCodes } from './ports';

const WARNED_AT = 3;

/** Plain data, for a command to answer with: if it threw, the counted try would be taken back. */
export type SecondStepVerdict =
  | { readonly is: 'right'; readonly proof: Proof }
  | { readonly is: 'wrong' | 'not-begun' }
  | { readonly is: 'locked'; readonly retryAfterSeconds: number };

/** With the code that the authenticator shows, or one for recovery, in the browser that the password was given in. */
export class TakeSecondStep extends Command<SecondStepVerdict> {
  constructor(
    readonly flowTokenHash: string,
    readonly code: string,
  ) {
    super();
  }
}

/**
 * For whoever sent the command, once it is done.
 * @throws SecondStepNotBegun, SecondStepLocked, WrongSecondStep
 */
export function proofOf(verdict: SecondStepVerdict): Proof {
  if (verdict.is === 'right') return verdict.proof;
  if (verdict.is === 'locked') throw new SecondStepLocked(verdict.retryAfterSeconds);
  throw verdict.is === 'wrong' ? new WrongSecondStep() : new SecondStepNotBegun();
}

@CommandHandler(TakeSecondStep)
export class TakeSecondStepHandler implements ICommandHandler<TakeSecondStep> {
  constructor(
    private readonly flows: Flows,
    private readonly accounts: Accounts,
    private readonly authenticators: Authenticators,
    private readonly book: RecoveryCodeBook,
    private readonly triesBook: TriesBook,
    private readonly secrets: AuthenticatorSecrets,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly clock: Clock,
  ) {}

  async execute({ flowTokenHash, code }: TakeSecondStep): Promise<SecondStepVerdict> {
    const flow = await this.flows.hold(flowTokenHash, 'second-step', this.clock.now());
    const account = flow?.accountId ? await this.accounts.hold(flow.accountId) : undefined;
    if (!account) return { is: 'not-begun' };

    // Over all browsers: who knows the password has no more guesses for having begun many times.
    const tries = await this.triesBook.hold(account.id, 'second-step');
    const now = this.clock.now();
    const secondsLocked = tries.secondsLocked(now);
    if (secondsLocked > 0) return { is: 'locked', retryAfterSeconds: secondsLocked };

    if (!(await this.isRight(account, code, now))) {
      tries.take(now);
      if (tries.taken === WARNED_AT) account.signInChanged('second-step-failing', now);
      await this.triesBook.keep(account.id, tries);
      return { is: 'wrong' };
    }
    tries.forget();
    await this.triesBook.keep(account.id, tries);
    await this.flows.end(flowTokenHash);
    return { is: 'right', proof: account.proof };
  }

  private async isRight(account: Account, code: string, now: Date): Promise<boolean> {
    const authenticator = await this.authenticators.find(account.id);
    // Turned off in the meantime: the password is enough, but not in this flow.
    if (!authenticator?.confirmedAt) return false;
    const step = this.secrets.stepOf(code, authenticator, now);
    if (step !== undefined) {
      const isNew = authenticator.take(step);
      await this.authenticators.keep(authenticator);
      return isNew;
    }
    const isSpent = await this.book.spend(account.id, this.recoveryCodes.hashOf(account.id, code));
    if (isSpent) account.signInChanged('recovery-code-used', now);
    return isSpent;
  }
}

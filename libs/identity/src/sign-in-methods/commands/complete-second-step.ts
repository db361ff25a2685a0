import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Account } from '../../domain/account';
import { WrongSecondStep } from '../../domain/attempts.errors';
import { Accounts, PendingSteps } from '../../domain/people.repository';
import { Authenticators, RecoveryCodes } from '../domain/sign-in-methods.repository';
import { SecondStepNotStarted } from '../domain/sign-in-methods.errors';
import { AuthenticatorSecrets, RecoveryCodeGenerator } from '../../commands/ports';
import { type OpenedSession, type OpeningBrowser, SessionOpening } from '../../commands/session-opening';

/** Verifies an authenticator or recovery code in the browser where the password was given. */
export class CompleteSecondStep extends Command<OpenedSession> {
  constructor(
    readonly tokenHash: string,
    readonly code: string,
    readonly browser: OpeningBrowser,
  ) {
    super();
  }
}

@CommandHandler(CompleteSecondStep)
export class CompleteSecondStepHandler implements ICommandHandler<CompleteSecondStep> {
  constructor(
    private readonly pendingSteps: PendingSteps,
    private readonly accounts: Accounts,
    private readonly authenticators: Authenticators,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly secrets: AuthenticatorSecrets,
    private readonly generator: RecoveryCodeGenerator,
    private readonly opening: SessionOpening,
    private readonly clock: Clock,
  ) {}

  async execute({ tokenHash, code, browser }: CompleteSecondStep): Promise<OpenedSession> {
    const begun = await this.pendingSteps.lock(tokenHash, 'second-step', this.clock.now());
    const account = begun?.accountId ? await this.accounts.lock(begun.accountId) : undefined;
    if (!account) throw new SecondStepNotStarted();
    if (!(await this.matches(account, code))) throw new WrongSecondStep();
    await this.pendingSteps.end(tokenHash);
    return this.opening.of(account, browser, { mfa: true, isConfirmed: true });
  }

  private async matches(account: Account, code: string): Promise<boolean> {
    const authenticator = await this.authenticators.find(account.id);
    // It was turned off in the meantime, so the user signs in again.
    if (!authenticator?.confirmedAt) return false;
    const now = this.clock.now();
    const step = this.secrets.stepOf(code, authenticator, now);
    if (step !== undefined) {
      const isNew = authenticator.accept(step);
      await this.authenticators.save(authenticator);
      return isNew;
    }
    for (const hash of this.generator.hashesOf(account.id, code)) {
      if (!(await this.recoveryCodes.spend(account.id, hash))) continue;
      account.signInChanged('recovery-code-used', now);
      return true;
    }
    return false;
  }
}

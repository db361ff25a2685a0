import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountNotFound } from '../../domain/account.errors';
import { AccountAccess } from '../../commands/account-access';
import { Accounts, Sessions } from '../../domain/people.repository';
import { Authenticators, Passkeys, RecoveryCodes } from '../domain/sign-in-methods.repository';
import { TwoStepOff } from '../domain/sign-in-methods.errors';

/** Call it after the owner is confirmed. The current session stays multi-factor if the account has another factor. */
export class TurnOffTwoStep extends Command<void> {
  constructor(
    readonly accountId: string,
    readonly sessionId: string,
  ) {
    super();
  }
}

@CommandHandler(TurnOffTwoStep)
export class TurnOffTwoStepHandler implements ICommandHandler<TurnOffTwoStep> {
  constructor(
    private readonly accounts: Accounts,
    private readonly authenticators: Authenticators,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly passkeys: Passkeys,
    private readonly sessions: Sessions,
    private readonly access: AccountAccess,
    private readonly clock: Clock,
  ) {}

  async execute({ accountId, sessionId }: TurnOffTwoStep): Promise<void> {
    const account = await this.accounts.lock(accountId);
    if (!account) throw new AccountNotFound(accountId);
    if (!(await this.authenticators.find(accountId))?.confirmedAt) throw new TwoStepOff();
    const now = this.clock.now();
    await this.authenticators.forget(accountId);
    await this.recoveryCodes.replace(accountId, []);
    const isLast = (await this.passkeys.of(accountId)).length === 0;
    await this.access.endOthers(account, now, sessionId);
    if (isLast) await this.sessions.removeMfa(accountId);
    account.signInChanged('two-step-off', now);
  }
}

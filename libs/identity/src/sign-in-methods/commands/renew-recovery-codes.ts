import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountNotFound } from '../../domain/account.errors';
import { AccountAccess } from '../../commands/account-access';
import { Accounts } from '../../domain/people.repository';
import { Authenticators, RecoveryCodes } from '../domain/sign-in-methods.repository';
import { TwoStepOff } from '../domain/sign-in-methods.errors';
import { RecoveryCodeGenerator } from '../../commands/ports';
import { newRecoveryCodes, type ShownOnce } from './turn-on-two-step';

/** Call it after the owner is confirmed. Ends the other sessions: an old code may have opened one. */
export class RenewRecoveryCodes extends Command<ShownOnce> {
  constructor(
    readonly accountId: string,
    readonly sessionId: string,
  ) {
    super();
  }
}

@CommandHandler(RenewRecoveryCodes)
export class RenewRecoveryCodesHandler implements ICommandHandler<RenewRecoveryCodes> {
  constructor(
    private readonly accounts: Accounts,
    private readonly authenticators: Authenticators,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly generator: RecoveryCodeGenerator,
    private readonly access: AccountAccess,
    private readonly clock: Clock,
  ) {}

  async execute({ accountId, sessionId }: RenewRecoveryCodes): Promise<ShownOnce> {
    const account = await this.accounts.lock(accountId);
    if (!account) throw new AccountNotFound(accountId);
    if (!(await this.authenticators.find(accountId))?.confirmedAt) throw new TwoStepOff();
    const now = this.clock.now();
    await this.access.endOthers(account, now, sessionId);
    account.signInChanged('recovery-codes-renewed', now);
    return { recoveryCodes: await newRecoveryCodes(accountId, this.recoveryCodes, this.generator) };
  }
}

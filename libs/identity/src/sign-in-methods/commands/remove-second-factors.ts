import { Audit, Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountNotFound } from '../../domain/account.errors';
import { AccountAccess } from '../../commands/account-access';
import { Accounts } from '../../domain/people.repository';
import { NoSecondFactors } from '../domain/sign-in-methods.errors';
import { type SecondFactorsRemoved, SecondFactors } from './second-factors';

/** Run by an operator for a user who lost their second factor. */
export class RemoveSecondFactors extends Command<SecondFactorsRemoved> {
  constructor(readonly email: string) {
    super();
  }
}

@CommandHandler(RemoveSecondFactors)
export class RemoveSecondFactorsHandler implements ICommandHandler<RemoveSecondFactors> {
  constructor(
    private readonly accounts: Accounts,
    private readonly secondFactors: SecondFactors,
    private readonly access: AccountAccess,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  async execute({ email }: RemoveSecondFactors): Promise<SecondFactorsRemoved> {
    const account = await this.accounts.lockAddress(email);
    if (!account) throw new AccountNotFound(email);
    const removed = await this.secondFactors.removeAll(account.id);
    if (!removed.hadTwoStep && removed.passkeys === 0) throw new NoSecondFactors(email);

    const now = this.clock.now();
    await this.access.endOthers(account, now);
    account.signInChanged('second-factors-removed', now);
    await this.audit.record({ action: 'two-step-off', subject: { kind: 'user', id: account.id } });
    return removed;
  }
}

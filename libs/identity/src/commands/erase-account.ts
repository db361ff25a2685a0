import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Accounts } from '../domain/repositories';
import { PersonalDataElsewhere } from './ports';

/** Everything personal, in every context, in one transaction; nothing when its owner has just thought better of it. */
export class EraseAccount extends Command<void> {
  constructor(readonly accountId: string) {
    super();
  }
}

@CommandHandler(EraseAccount)
export class EraseAccountHandler implements ICommandHandler<EraseAccount> {
  constructor(
    private readonly accounts: Accounts,
    private readonly elsewhere: PersonalDataElsewhere,
    private readonly clock: Clock,
  ) {}

  async execute({ accountId }: EraseAccount): Promise<void> {
    const account = await this.accounts.lock(accountId);
    const now = this.clock.now();
    if (!account?.isDueForErasure(now)) return;
    // What stands elsewhere under an address is its owner's, who has not shown up where it was never verified.
    await this.elsewhere.erase(account.id, account.isVerified ? account.email : undefined);
    account.erase(now);
    await this.accounts.remove(account.id);
  }
}

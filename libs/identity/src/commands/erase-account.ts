import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Accounts } from '../domain/people.repository';
import { PersonalDataElsewhere } from './ports';

/** Erases personal data of all contexts in one transaction, unless the deletion was canceled. */
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
    // Data stored under an address is the owner's only if the address is verified.
    await this.elsewhere.erase(account.id, account.isVerified ? account.email : undefined);
    account.erase(now);
    await this.accounts.remove(account.id);
  }
}

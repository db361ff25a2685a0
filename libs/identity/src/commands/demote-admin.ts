import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { LastAdmin, AdminNotFound } from '../domain/account.errors';
import { Accounts } from '../domain/people.repository';
import { AdminChanges } from './admin-changes';

export class DemoteAdmin extends Command<void> {
  constructor(
    readonly accountId: string,
    readonly changedBy: string,
  ) {
    super();
  }
}

@CommandHandler(DemoteAdmin)
export class DemoteAdminHandler implements ICommandHandler<DemoteAdmin> {
  constructor(
    private readonly accounts: Accounts,
    private readonly changes: AdminChanges,
  ) {}

  async execute({ accountId, changedBy }: DemoteAdmin): Promise<void> {
    await this.accounts.lockAdmins();
    const account = await this.accounts.lock(accountId);
    if (!account?.isAdmin) throw new AdminNotFound();
    if ((await this.accounts.countOtherAdmins(accountId)) === 0) throw new LastAdmin();
    account.demote();
    await this.changes.record(account, 'demoted', changedBy);
  }
}

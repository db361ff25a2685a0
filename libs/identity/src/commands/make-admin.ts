import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountNotFound } from '../domain/account.errors';
import { Accounts } from '../domain/people.repository';
import { AdminChanges } from './admin-changes';

export class MakeAdmin extends Command<void> {
  constructor(
    readonly email: string,
    readonly changedBy: string,
  ) {
    super();
  }
}

@CommandHandler(MakeAdmin)
export class MakeAdminHandler implements ICommandHandler<MakeAdmin> {
  constructor(
    private readonly accounts: Accounts,
    private readonly changes: AdminChanges,
  ) {}

  /** @throws AccountNotFound, EmailUnverified, AlreadyAdmin */
  async execute({ email, changedBy }: MakeAdmin): Promise<void> {
    await this.accounts.lockAdmins();
    const account = await this.accounts.lockAddress(email);
    if (!account) throw new AccountNotFound(email);
    account.makeAdmin();
    await this.changes.record(account, 'promoted', changedBy);
  }
}

import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountNotFound } from '../domain/account.errors';
import { Accounts } from '../domain/people.repository';
import { AdminChanges } from './admin-changes';

export interface MadeAdmin {
  readonly changed: boolean;
}

export class MakeAdmin extends Command<MadeAdmin> {
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

  async execute({ email, changedBy }: MakeAdmin): Promise<MadeAdmin> {
    await this.accounts.lockAdmins();
    const account = await this.accounts.lockAddress(email);
    if (!account) throw new AccountNotFound(email);
    const changed = account.makeAdmin();
    if (changed) await this.changes.record(account, 'promoted', changedBy);
    return { changed };
  }
}

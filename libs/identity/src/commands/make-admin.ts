import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { NoSuchAccount } from '../domain/account.errors';
import { Accounts, RoleChanges } from '../domain/people.repository';

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
    private readonly changes: RoleChanges,
    private readonly clock: Clock,
  ) {}

  async execute({ email, changedBy }: MakeAdmin): Promise<MadeAdmin> {
    const account = await this.accounts.lockAddress(email);
    if (!account) throw new NoSuchAccount(email);

    const changed = account.makeAdmin();
    if (changed) {
      const changedAt = this.clock.now();
      await this.changes.append({ accountId: account.id, role: 'admin', changedBy, changedAt });
    }
    return { changed };
  }
}

import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Accounts } from '../domain/people.repository';

/** Returns existing accounts, locked until the transaction ends. */
export class LockAccounts extends Command<readonly string[]> {
  constructor(readonly accountIds: readonly string[]) {
    super();
  }
}

@CommandHandler(LockAccounts)
export class LockAccountsHandler implements ICommandHandler<LockAccounts> {
  constructor(private readonly accounts: Accounts) {}

  execute({ accountIds }: LockAccounts): Promise<readonly string[]> {
    return this.accounts.lockExisting(accountIds);
  }
}

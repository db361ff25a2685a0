import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Accounts } from '../domain/repositories';

/** For what another context is about to keep of somebody: answers those who exist, of whom none is erased meanwhile. */
export class KeepAccounts extends Command<readonly string[]> {
  constructor(readonly accountIds: readonly string[]) {
    super();
  }
}

@CommandHandler(KeepAccounts)
export class KeepAccountsHandler implements ICommandHandler<KeepAccounts> {
  constructor(private readonly accounts: Accounts) {}

  execute({ accountIds }: KeepAccounts): Promise<readonly string[]> {
    return this.accounts.keep(accountIds);
  }
}

import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountNotFound } from '../domain/account.errors';
import { Accounts } from '../domain/people.repository';

export class CancelDeletion extends Command<void> {
  constructor(readonly accountId: string) {
    super();
  }
}

@CommandHandler(CancelDeletion)
export class CancelDeletionHandler implements ICommandHandler<CancelDeletion> {
  constructor(private readonly accounts: Accounts) {}

  async execute({ accountId }: CancelDeletion): Promise<void> {
    const account = await this.accounts.lock(accountId);
    if (!account) throw new AccountNotFound(accountId);
    account.cancelDeletion();
  }
}

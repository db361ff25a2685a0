import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountNotFound } from '../domain/account.errors';
import { Accounts } from '../domain/people.repository';

export class ChangeName extends Command<void> {
  constructor(
    readonly accountId: string,
    readonly firstName: string,
    readonly lastName: string,
  ) {
    super();
  }
}

@CommandHandler(ChangeName)
export class ChangeNameHandler implements ICommandHandler<ChangeName> {
  constructor(private readonly accounts: Accounts) {}

  async execute({ accountId, firstName, lastName }: ChangeName): Promise<void> {
    const account = await this.accounts.lock(accountId);
    if (!account) throw new AccountNotFound(accountId);
    account.rename(firstName, lastName);
  }
}

import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DeletionNotConfirmed, LastAdmin, AccountNotFound } from '../domain/account.errors';
import { Accounts } from '../domain/people.repository';

export interface RequestedDeletion {
  readonly dueAt: Date;
}

export class RequestDeletion extends Command<RequestedDeletion> {
  constructor(
    readonly accountId: string,
    /** Normalized address that the owner typed to confirm. */
    readonly typedEmail: string | undefined,
  ) {
    super();
  }
}

@CommandHandler(RequestDeletion)
export class RequestDeletionHandler implements ICommandHandler<RequestDeletion> {
  constructor(
    private readonly accounts: Accounts,
    private readonly clock: Clock,
  ) {}

  async execute({ accountId, typedEmail }: RequestDeletion): Promise<RequestedDeletion> {
    const account = await this.accounts.lock(accountId);
    if (!account) throw new AccountNotFound(accountId);
    if (typedEmail !== account.email) throw new DeletionNotConfirmed();
    if (account.isAdmin && (await this.accounts.countOtherAdmins(accountId)) === 0) throw new LastAdmin();
    return { dueAt: account.requestDeletion(this.clock.now()) };
  }
}

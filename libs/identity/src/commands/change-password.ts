import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { NoSuchAccount } from '../domain/account.errors';
import { Accounts, SessionBook } from '../domain/repositories';

/** Sent once the password of before has been found right. Ends every session but the one it was changed in. */
export class ChangePassword extends Command<void> {
  constructor(
    readonly accountId: string,
    readonly passwordHash: string,
    readonly sessionId: string,
  ) {
    super();
  }
}

@CommandHandler(ChangePassword)
export class ChangePasswordHandler implements ICommandHandler<ChangePassword> {
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: SessionBook,
    private readonly clock: Clock,
  ) {}

  async execute({ accountId, passwordHash, sessionId }: ChangePassword): Promise<void> {
    const account = await this.accounts.hold(accountId);
    if (!account) throw new NoSuchAccount(accountId);
    account.changePassword(passwordHash, this.clock.now());
    await this.sessions.endAll(accountId, sessionId);
  }
}

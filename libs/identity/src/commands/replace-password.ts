import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Accounts } from '../domain/people.repository';
import { AccountAccess } from './account-access';
import { lockProved } from './open-session';

/** Ends other sessions and pending steps, and forgets remembered devices. */
export class ReplacePassword extends Command<void> {
  constructor(
    readonly accountId: string,
    readonly previousHash: string,
    readonly passwordHash: string,
    readonly sessionId: string,
  ) {
    super();
  }
}

@CommandHandler(ReplacePassword)
export class ReplacePasswordHandler implements ICommandHandler<ReplacePassword> {
  constructor(
    private readonly accounts: Accounts,
    private readonly access: AccountAccess,
    private readonly clock: Clock,
  ) {}

  async execute({ accountId, previousHash, passwordHash, sessionId }: ReplacePassword): Promise<void> {
    const account = await lockProved(this.accounts, { accountId, passwordHash: previousHash });
    const now = this.clock.now();
    account.changePassword(passwordHash, now);
    await this.access.endOthers(account, now, sessionId);
  }
}

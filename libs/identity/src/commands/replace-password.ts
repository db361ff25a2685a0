import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Accounts } from '../domain/people.repository';
import { lockProved } from './open-session';
import { type ChosenPassword, PasswordChange } from './password-change';

export class ReplacePassword extends Command<void> {
  constructor(
    readonly accountId: string,
    readonly previousHash: string,
    readonly chosen: ChosenPassword,
    readonly sessionId: string,
  ) {
    super();
  }
}

@CommandHandler(ReplacePassword)
export class ReplacePasswordHandler implements ICommandHandler<ReplacePassword> {
  constructor(
    private readonly accounts: Accounts,
    private readonly change: PasswordChange,
    private readonly clock: Clock,
  ) {}

  async execute({ accountId, previousHash, chosen, sessionId }: ReplacePassword): Promise<void> {
    const account = await lockProved(this.accounts, { accountId, passwordHash: previousHash });
    await this.change.of(account, chosen, this.clock.now(), sessionId);
  }
}

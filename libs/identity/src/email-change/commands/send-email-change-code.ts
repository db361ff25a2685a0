import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { NoEmailChange } from '../domain/email-change.errors';
import { Accounts } from '../../domain/people.repository';
import { EmailChanges } from '../domain/email-change.repository';
import { EmailMove } from './email-move';

export class SendEmailChangeCode extends Command<void> {
  constructor(readonly accountId: string) {
    super();
  }
}

@CommandHandler(SendEmailChangeCode)
export class SendEmailChangeCodeHandler implements ICommandHandler<SendEmailChangeCode> {
  constructor(
    private readonly accounts: Accounts,
    private readonly changes: EmailChanges,
    private readonly move: EmailMove,
    private readonly clock: Clock,
  ) {}

  async execute({ accountId }: SendEmailChangeCode): Promise<void> {
    const account = await this.accounts.lock(accountId);
    const now = this.clock.now();
    const change = await this.changes.lockWaiting(accountId, now);
    if (!account || !change) throw new NoEmailChange();
    await this.move.sendCode(account, change, now);
  }
}

import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EmailCodes } from '../../domain/people.repository';
import { EmailChanges } from '../domain/email-change.repository';

export class CancelEmailChange extends Command<void> {
  constructor(readonly accountId: string) {
    super();
  }
}

@CommandHandler(CancelEmailChange)
export class CancelEmailChangeHandler implements ICommandHandler<CancelEmailChange> {
  constructor(
    private readonly changes: EmailChanges,
    private readonly codes: EmailCodes,
    private readonly clock: Clock,
  ) {}

  async execute({ accountId }: CancelEmailChange): Promise<void> {
    await this.changes.forgetWaiting(accountId);
    await this.codes.voidAll(accountId, 'change-email', this.clock.now());
  }
}

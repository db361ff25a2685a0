import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Mailbox } from '../domain/mailbox.repository';
import { RESTORE_WITHIN_MS } from './restore-messages';

/** Purges a batch of messages that can no longer be restored. @returns the number of copies */
export class PurgeDeletedMessages extends Command<number> {}

@CommandHandler(PurgeDeletedMessages)
export class PurgeDeletedMessagesHandler implements ICommandHandler<PurgeDeletedMessages> {
  constructor(
    private readonly mailbox: Mailbox,
    private readonly clock: Clock,
  ) {}

  execute(): Promise<number> {
    return this.mailbox.purge(new Date(this.clock.now().getTime() - RESTORE_WITHIN_MS));
  }
}

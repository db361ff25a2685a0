import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Mailbox } from '../domain/mailbox.repository';
import { RESTORE_WITHIN_MS } from './restore-messages';

/** Removes for good what can no longer be brought back. @returns how many copies, a bounded number at once */
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

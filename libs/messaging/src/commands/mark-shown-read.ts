import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Mailbox } from '../domain/mailbox.repository';

/** Clears the bell: what arrived after its list was read stays unread (Messaging 3). */
export class MarkShownRead extends Command<void> {
  constructor(
    readonly ownerId: string,
    /** Of the database, when the list was read. */
    readonly snapshot: string,
  ) {
    super();
  }
}

@CommandHandler(MarkShownRead)
export class MarkShownReadHandler implements ICommandHandler<MarkShownRead> {
  constructor(
    private readonly mailbox: Mailbox,
    private readonly clock: Clock,
  ) {}

  execute({ ownerId, snapshot }: MarkShownRead): Promise<void> {
    return this.mailbox.markShownRead(ownerId, snapshot, this.clock.now());
  }
}

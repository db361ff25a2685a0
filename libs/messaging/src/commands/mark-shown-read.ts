import { Clock, Events } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Mailbox } from '../domain/mailbox.repository';
import { MailboxChanged } from '../domain/mailbox.events';

/** Marks everything read that was listed. Messages that arrived later stay unread (Messaging 3). */
export class MarkShownRead extends Command<void> {
  constructor(
    readonly ownerId: string,
    /** Database snapshot of the list. */
    readonly snapshot: string,
  ) {
    super();
  }
}

@CommandHandler(MarkShownRead)
export class MarkShownReadHandler implements ICommandHandler<MarkShownRead> {
  constructor(
    private readonly mailbox: Mailbox,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async execute({ ownerId, snapshot }: MarkShownRead): Promise<void> {
    const now = this.clock.now();
    const unread = await this.mailbox.markShownRead(ownerId, snapshot, now);
    if (unread > 0) this.events.record(new MailboxChanged([ownerId], now));
  }
}

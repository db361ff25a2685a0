import { Clock, Events } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Mailbox } from '../domain/mailbox.repository';
import { MessageNotFound } from '../domain/message.errors';
import { MailboxChanged } from '../domain/mailbox.events';

export class MarkMessagesUnread extends Command<void> {
  constructor(
    readonly ownerId: string,
    readonly messageIds: readonly string[],
  ) {
    super();
  }
}

@CommandHandler(MarkMessagesUnread)
export class MarkMessagesUnreadHandler implements ICommandHandler<MarkMessagesUnread> {
  constructor(
    private readonly mailbox: Mailbox,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async execute({ ownerId, messageIds }: MarkMessagesUnread): Promise<void> {
    const now = this.clock.now();
    const marked = await this.mailbox.markUnread(ownerId, messageIds, now);
    if (marked === 0) throw new MessageNotFound();
    this.events.record(new MailboxChanged([ownerId], now));
  }
}

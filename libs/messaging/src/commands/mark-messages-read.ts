import { Clock, Events } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Mailbox } from '../domain/mailbox.repository';
import { MessageNotFound } from '../domain/message.errors';
import { MailboxChanged } from '../domain/mailbox.events';

export class MarkMessagesRead extends Command<void> {
  constructor(
    readonly ownerId: string,
    readonly messageIds: readonly string[],
  ) {
    super();
  }
}

@CommandHandler(MarkMessagesRead)
export class MarkMessagesReadHandler implements ICommandHandler<MarkMessagesRead> {
  constructor(
    private readonly mailbox: Mailbox,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async execute({ ownerId, messageIds }: MarkMessagesRead): Promise<void> {
    const now = this.clock.now();
    const unread = await this.mailbox.markRead(ownerId, messageIds, now);
    if (unread === undefined) throw new MessageNotFound();
    if (unread > 0) this.events.record(new MailboxChanged([ownerId], now));
  }
}

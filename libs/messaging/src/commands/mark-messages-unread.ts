import { Clock, Events } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Mailbox } from '../domain/mailbox.repository';
import { MessageNotFound } from '../domain/message.errors';
import { MailboxChanged } from '../domain/mailbox.events';

export class MarkMessageUnread extends Command<void> {
  constructor(
    readonly ownerId: string,
    readonly messageId: string,
  ) {
    super();
  }
}

@CommandHandler(MarkMessageUnread)
export class MarkMessageUnreadHandler implements ICommandHandler<MarkMessageUnread> {
  constructor(
    private readonly mailbox: Mailbox,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async execute({ ownerId, messageId }: MarkMessageUnread): Promise<void> {
    const now = this.clock.now();
    const found = await this.mailbox.markUnread(ownerId, messageId, now);
    if (!found) throw new MessageNotFound();
    this.events.record(new MailboxChanged([ownerId], now));
  }
}

import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Mailbox } from '../domain/mailbox.repository';
import { MessageNotFound } from '../domain/message.errors';

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
    private readonly clock: Clock,
  ) {}

  async execute({ ownerId, messageId }: MarkMessageUnread): Promise<void> {
    const found = await this.mailbox.markUnread(ownerId, messageId, this.clock.now());
    if (!found) throw new MessageNotFound();
  }
}

import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Mailbox } from '../domain/mailbox.repository';
import { MessageNotFound } from '../domain/message.errors';

export class MarkMessageRead extends Command<void> {
  constructor(
    readonly ownerId: string,
    readonly messageId: string,
  ) {
    super();
  }
}

@CommandHandler(MarkMessageRead)
export class MarkMessageReadHandler implements ICommandHandler<MarkMessageRead> {
  constructor(
    private readonly mailbox: Mailbox,
    private readonly clock: Clock,
  ) {}

  async execute({ ownerId, messageId }: MarkMessageRead): Promise<void> {
    const found = await this.mailbox.markRead(ownerId, messageId, this.clock.now());
    if (!found) throw new MessageNotFound();
  }
}

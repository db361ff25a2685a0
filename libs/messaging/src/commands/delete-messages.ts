import { Clock, Events } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Mailbox } from '../domain/mailbox.repository';
import { MessageNotFound } from '../domain/message.errors';
import { MailboxChanged } from '../domain/mailbox.events';

/** Deletes the owner's copies only. `RestoreMessages` can undo it for a few seconds. */
export class DeleteMessages extends Command<void> {
  constructor(
    readonly ownerId: string,
    readonly messageIds: readonly string[],
  ) {
    super();
  }
}

@CommandHandler(DeleteMessages)
export class DeleteMessagesHandler implements ICommandHandler<DeleteMessages> {
  constructor(
    private readonly mailbox: Mailbox,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async execute({ ownerId, messageIds }: DeleteMessages): Promise<void> {
    const now = this.clock.now();
    const deleted = await this.mailbox.delete(ownerId, messageIds, now);
    if (deleted === 0) throw new MessageNotFound();
    this.events.record(new MailboxChanged([ownerId], now));
  }
}

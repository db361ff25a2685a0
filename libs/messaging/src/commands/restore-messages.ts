import { Clock, Events } from '@casewright/kernel';
import { UNDO_SECONDS } from '@casewright/rules';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Mailbox } from '../domain/mailbox.repository';
import { RestoreTooLate } from '../domain/message.errors';
import { MailboxChanged } from '../domain/mailbox.events';

/** Allows for requests sent in the last second. */
const GRACE_MS = 2_000;

export const RESTORE_WITHIN_MS = UNDO_SECONDS * 1000 + GRACE_MS;

export class RestoreMessages extends Command<void> {
  constructor(
    readonly ownerId: string,
    readonly messageIds: readonly string[],
  ) {
    super();
  }
}

@CommandHandler(RestoreMessages)
export class RestoreMessagesHandler implements ICommandHandler<RestoreMessages> {
  constructor(
    private readonly mailbox: Mailbox,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async execute({ ownerId, messageIds }: RestoreMessages): Promise<void> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - RESTORE_WITHIN_MS);
    const restored = await this.mailbox.restore(ownerId, messageIds, since);
    if (restored === 0) throw new RestoreTooLate();
    this.events.record(new MailboxChanged([ownerId], now));
  }
}

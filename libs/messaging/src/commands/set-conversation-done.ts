import { Clock, Events } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Conversations } from '../domain/conversations.repository';
import { ConversationNotFound } from '../domain/message.errors';
import { MailboxChanged } from '../domain/mailbox.events';
import { Admins } from './ports';

/** A new message from the person reopens a done conversation. */
export class SetConversationDone extends Command<void> {
  constructor(
    readonly conversationId: string,
    readonly isDone: boolean,
  ) {
    super();
  }
}

@CommandHandler(SetConversationDone)
export class SetConversationDoneHandler implements ICommandHandler<SetConversationDone> {
  constructor(
    private readonly conversations: Conversations,
    private readonly admins: Admins,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async execute({ conversationId, isDone }: SetConversationDone): Promise<void> {
    if (!(await this.conversations.setDone(conversationId, isDone))) throw new ConversationNotFound();
    this.events.record(new MailboxChanged(await this.admins.ids(), this.clock.now()));
  }
}

import { Clock, Events } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Conversations } from '../domain/conversations.repository';
import { ConversationNotFound } from '../domain/message.errors';
import { AssigneeNotAdmin } from '../domain/provider-inbox.errors';
import { MailboxChanged } from '../domain/mailbox.events';
import { Admins, Directory } from './ports';

export class AssignConversation extends Command<void> {
  constructor(
    readonly conversationId: string,
    /** An admin's id; undefined to unassign. */
    readonly assigneeId: string | undefined,
  ) {
    super();
  }
}

@CommandHandler(AssignConversation)
export class AssignConversationHandler implements ICommandHandler<AssignConversation> {
  constructor(
    private readonly conversations: Conversations,
    private readonly directory: Directory,
    private readonly admins: Admins,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async execute({ conversationId, assigneeId }: AssignConversation): Promise<void> {
    const admins = await this.admins.ids();
    if (assigneeId !== undefined && !admins.includes(assigneeId)) throw new AssigneeNotAdmin();
    const assignee = assigneeId ? { id: assigneeId, name: await this.directory.nameOf(assigneeId) } : undefined;
    if (!(await this.conversations.assign(conversationId, assignee))) throw new ConversationNotFound();
    this.events.record(new MailboxChanged(admins, this.clock.now()));
  }
}

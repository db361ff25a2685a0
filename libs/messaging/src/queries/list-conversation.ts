import { Lists, type Page } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ConversationNotFound } from '../domain/message.errors';
import { listed, type ListedMessage } from './listed-message';
import { visibleMessages } from './visible-messages';

/** Newest first. */
export class ListConversation extends Query<Page<ListedMessage>> {
  constructor(
    readonly ownerId: string,
    readonly isTeam: boolean,
    readonly conversationId: string,
    readonly before?: string | undefined,
  ) {
    super();
  }
}

const CONVERSATION = visibleMessages('messaging.conversation', 'message.conversation_id = $2');

@QueryHandler(ListConversation)
export class ListConversationHandler implements IQueryHandler<ListConversation> {
  constructor(private readonly lists: Lists) {}

  /** @throws ConversationNotFound */
  async execute({ ownerId, isTeam, conversationId, before }: ListConversation): Promise<Page<ListedMessage>> {
    const { rows, next } = await this.lists.page(CONVERSATION, { values: [ownerId, conversationId, isTeam], before });
    if (rows.length === 0 && before === undefined) throw new ConversationNotFound();
    return { rows: rows.map(listed), next };
  }
}

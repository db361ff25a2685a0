import { List, Lists, type Page } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ConversationNotFound } from '../domain/message.errors';
import { listed, type ListedMessage, MESSAGE_COLUMNS, type MessageRow } from './listed-message';
import { IS_VISIBLE, VISIBLE_MESSAGES } from './visible-messages';

/** The messages of a conversation, the newest first. */
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

const CONVERSATION = new List<MessageRow>({
  name: 'messaging.conversation',
  select: MESSAGE_COLUMNS.replace('copy.read_at is not null', '(copy.is_received is null or copy.read_at is not null)'),
  from: VISIBLE_MESSAGES,
  where: IS_VISIBLE,
  parameters: 3,
  newestFirst: [{ column: 'message.position', type: 'bigint' }],
  pageSize: 25,
});

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

import { List, Lists, type Page } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { CONVERSATION_COLUMNS, CONVERSATIONS, type ProviderConversation } from './provider-conversation';

export const ASSIGNED = ['mine', 'unassigned', 'all'] as const;

export interface ProviderFilters {
  readonly isDone: boolean;
  readonly assigned: (typeof ASSIGNED)[number];
  readonly personId?: string | undefined;
}

/** The team inbox, newest message first. */
export class ListProviderConversations extends Query<Page<ProviderConversation>> {
  constructor(
    readonly adminId: string,
    readonly filters: ProviderFilters,
    readonly before?: string | undefined,
  ) {
    super();
  }
}

const INBOX = new List<ProviderConversation>({
  name: 'messaging.provider-conversations',
  select: CONVERSATION_COLUMNS,
  from: CONVERSATIONS,
  where: 'conversation.person_id is not null and conversation.is_done = $2',
  parameters: 2,
  newestFirst: [
    { column: 'conversation.last_message_at', type: 'timestamptz' },
    { column: 'conversation.id', type: 'uuid' },
  ],
  filters: {
    mine: 'conversation.assignee_id = ?',
    unassigned: '?::boolean and conversation.assignee_id is null',
    person: 'conversation.person_id = ?',
  },
  pageSize: 25,
});

@QueryHandler(ListProviderConversations)
export class ListProviderConversationsHandler implements IQueryHandler<ListProviderConversations> {
  constructor(private readonly lists: Lists) {}

  execute({ adminId, filters, before }: ListProviderConversations): Promise<Page<ProviderConversation>> {
    const { isDone, assigned, personId } = filters;
    return this.lists.page(INBOX, {
      values: [adminId, isDone],
      filters: {
        ...(assigned === 'mine' && { mine: adminId }),
        ...(assigned === 'unassigned' && { unassigned: true }),
        person: personId,
      },
      before,
    });
  }
}

import { Clock } from '@casewright/kernel';
import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Writer } from '../domain/conversation';
import { ConversationNotFound } from '../domain/message.errors';
import { CONVERSATION_COLUMNS, CONVERSATIONS, type ProviderConversation } from './provider-conversation';

export interface ProviderConversationDetail extends ProviderConversation {
  /** Other admins who are writing a reply. */
  readonly writers: readonly Writer[];
}

export class GetProviderConversation extends Query<ProviderConversationDetail> {
  constructor(
    readonly adminId: string,
    readonly conversationId: string,
  ) {
    super();
  }
}

const conversation = prepared<ProviderConversation>(
  'messaging.get-provider-conversation',
  `select ${CONVERSATION_COLUMNS} from ${CONVERSATIONS} where conversation.id = $2 and conversation.person_id is not null`,
);

const writersOf = prepared<Writer>(
  'messaging.list-writers',
  `select admin_id as id, admin_name as name from messaging.writers
   where conversation_id = $2 and admin_id <> $1 and until > $3 order by admin_name`,
);

@QueryHandler(GetProviderConversation)
export class GetProviderConversationHandler implements IQueryHandler<GetProviderConversation> {
  constructor(
    private readonly sql: SqlReader,
    private readonly clock: Clock,
  ) {}

  /** @throws ConversationNotFound */
  async execute({ adminId, conversationId }: GetProviderConversation): Promise<ProviderConversationDetail> {
    const [found] = await this.sql.read(conversation, [adminId, conversationId]);
    if (!found) throw new ConversationNotFound();
    const writers = await this.sql.read(writersOf, [adminId, conversationId, this.clock.now()]);
    return { ...found, writers };
  }
}

import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

/** S0 §9. */
const MAX_SHOWN = 10;
const PREVIEW_LENGTH = 100;

export interface UnreadMessage {
  readonly id: string;
  readonly conversationId: string;
  readonly subject: string;
  /** First 100 characters, with an ellipsis if there are more. */
  readonly preview: string;
  readonly senderName: string;
  readonly createdAt: string;
}

export interface UnreadMessages {
  readonly rows: readonly UnreadMessage[];
  /** For marking exactly these messages as read. */
  readonly snapshot: string;
}

export class ListUnread extends Query<UnreadMessages> {
  constructor(readonly ownerId: string) {
    super();
  }
}

// One statement, so that the snapshot matches the rows.
const unreadOf = prepared<UnreadMessages>(
  'messaging.list-unread',
  `select pg_current_snapshot()::text as snapshot, coalesce(jsonb_agg(jsonb_build_object(
     'id', id, 'conversationId', conversation_id, 'subject', subject, 'senderName', sender_name,
     'preview', left(content, ${PREVIEW_LENGTH}) || case when length(content) > ${PREVIEW_LENGTH} then '…' else '' end,
     'createdAt', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by position desc), '[]') as rows
   from (
     select message.*, copy.position as "copyPosition" from messaging.copies copy
     join messaging.messages message on message.id = copy.message_id
     where copy.owner_id = $1 and copy.is_received and copy.read_at is null and copy.deleted_at is null
     order by copy.position desc limit ${MAX_SHOWN}
   ) shown`,
);

@QueryHandler(ListUnread)
export class ListUnreadHandler implements IQueryHandler<ListUnread> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ ownerId }: ListUnread): Promise<UnreadMessages> {
    const [unread] = await this.sql.read(unreadOf, [ownerId]);
    if (!unread) throw new Error('An aggregate always answers a row.');
    return unread;
  }
}

import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

const FIRST_LINES_LENGTH = 200;

export interface UnreadForMail {
  readonly id: string;
  readonly senderName: string;
  readonly subject: string;
  readonly firstLines: string;
}

/** Drops messages that were read in the meantime and keeps the order. */
export class ListUnreadForMail extends Query<readonly UnreadForMail[]> {
  constructor(
    readonly ownerId: string,
    readonly messageIds: readonly string[],
  ) {
    super();
  }
}

const stillUnread = prepared<UnreadForMail>(
  'messaging.list-unread-for-mail',
  `select message.id, message.sender_name as "senderName", message.subject,
     left(message.content, ${FIRST_LINES_LENGTH}) || case when length(message.content) > ${FIRST_LINES_LENGTH} then '…' else '' end
       as "firstLines"
   from messaging.copies copy join messaging.messages message on message.id = copy.message_id
   where copy.owner_id = $1 and copy.message_id = any($2::uuid[]) and copy.is_received
     and copy.read_at is null and copy.deleted_at is null
   order by copy.position desc`,
);

@QueryHandler(ListUnreadForMail)
export class ListUnreadForMailHandler implements IQueryHandler<ListUnreadForMail> {
  constructor(private readonly sql: SqlReader) {}

  execute({ ownerId, messageIds }: ListUnreadForMail): Promise<readonly UnreadForMail[]> {
    return this.sql.read(stillUnread, [ownerId, messageIds]);
  }
}

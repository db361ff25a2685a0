import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { MessageNotFound } from '../domain/message.errors';
import { listed, type ListedMessage, MESSAGE_COLUMNS, type MessageRow } from './listed-message';

export class GetMessage extends Query<ListedMessage> {
  constructor(
    readonly ownerId: string,
    readonly messageId: string,
  ) {
    super();
  }
}

const mine = prepared<MessageRow>(
  'messaging.get-message',
  `select ${MESSAGE_COLUMNS}
   from messaging.copies copy join messaging.messages message on message.id = copy.message_id
   where copy.owner_id = $1 and copy.message_id = $2 and copy.deleted_at is null order by copy.is_received desc limit 1`,
);

@QueryHandler(GetMessage)
export class GetMessageHandler implements IQueryHandler<GetMessage> {
  constructor(private readonly sql: SqlReader) {}

  /** @throws MessageNotFound */
  async execute({ ownerId, messageId }: GetMessage): Promise<ListedMessage> {
    const [found] = await this.sql.read(mine, [ownerId, messageId]);
    if (!found) throw new MessageNotFound();
    return listed(found);
  }
}

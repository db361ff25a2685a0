import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { MessageNotFound } from '../domain/message.errors';
import { OVERSEEN_COLUMNS, type OverseenMessage } from './list-all-messages';

export interface OverseenCopy {
  readonly ownerId: string;
  readonly readAt: Date | null;
  readonly isDeleted: boolean;
}

export interface OverseenMessageDetails extends OverseenMessage {
  readonly content: string;
  /** Recipients' copies that are not purged. */
  readonly copies: readonly OverseenCopy[];
}

/** Any user's message, for admins. */
export class GetOverseenMessage extends Query<OverseenMessageDetails> {
  constructor(readonly id: string) {
    super();
  }
}

const byId = prepared<Omit<OverseenMessageDetails, 'copies'>>(
  'messaging.get-overseen-message',
  `select ${OVERSEEN_COLUMNS}, message.content from messaging.messages message where message.id = $1`,
);
const copiesOf = prepared<OverseenCopy>(
  'messaging.get-overseen-copies',
  `select owner_id as "ownerId", read_at as "readAt", deleted_at is not null as "isDeleted" from messaging.copies
   where message_id = $1 and is_received order by position limit 50`,
);

@QueryHandler(GetOverseenMessage)
export class GetOverseenMessageHandler implements IQueryHandler<GetOverseenMessage> {
  constructor(private readonly sql: SqlReader) {}

  /** @throws MessageNotFound */
  async execute({ id }: GetOverseenMessage): Promise<OverseenMessageDetails> {
    const [[message], copies] = await Promise.all([this.sql.read(byId, [id]), this.sql.read(copiesOf, [id])]);
    if (!message) throw new MessageNotFound();
    return { ...message, copies };
  }
}

import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export const FOLDERS = ['inbox', 'sent'] as const;
export type Folder = (typeof FOLDERS)[number];

export interface ListedMessage {
  readonly id: string;
  readonly subject: string;
  readonly content: string;
  readonly senderId: string;
  readonly senderName: string;
  readonly isAdminMessage: boolean;
  readonly isRead: boolean;
  readonly createdAt: Date;
  /** Of what I sent. */
  readonly recipientCount?: number;
}

export interface MessagePage {
  readonly rows: readonly ListedMessage[];
  /** What to ask the next page with; null on the last. */
  readonly next: string | null;
}

export class ListMessages extends Query<MessagePage> {
  constructor(
    readonly ownerId: string,
    /** An admin's inbox also shows what they sent. */
    readonly isAdmin: boolean,
    readonly folder: Folder,
    /** The `next` of the page before. */
    readonly before?: string | undefined,
  ) {
    super();
  }
}

const PAGE_SIZE = 25;
const FIRST_PAGE = '9223372036854775807'; // the largest bigint

interface Row extends ListedMessage {
  readonly position: string;
}

/** One page by index, however full the folder: a page further down costs what the first one costs. */
const pageOf = (name: string, copies: string) =>
  prepared<Row>(
    `messaging.list-${name}`,
    `select copy.position, message.id, message.subject, message.content, message.sender_id as "senderId",
       message.sender_name as "senderName", message.is_admin_message as "isAdminMessage",
       copy.read_at is not null as "isRead", copy.created_at as "createdAt",
       case when not copy.is_received then message.recipient_count end as "recipientCount"
     from messaging.copies copy join messaging.messages message on message.id = copy.message_id
     where copy.owner_id = $1 and copy.position < $2 and ${copies}
     order by copy.position desc limit ${PAGE_SIZE + 1}`,
  );

const received = pageOf('received', 'copy.is_received');
const sent = pageOf('sent', 'not copy.is_received');
const receivedOrSent = pageOf(
  'received-or-sent',
  `(copy.is_received or not exists (select from messaging.copies received
     where received.owner_id = copy.owner_id and received.message_id = copy.message_id and received.is_received))`,
);

@QueryHandler(ListMessages)
export class ListMessagesHandler implements IQueryHandler<ListMessages> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ ownerId, isAdmin, folder, before = FIRST_PAGE }: ListMessages): Promise<MessagePage> {
    const statement = folder === 'sent' ? sent : isAdmin ? receivedOrSent : received;
    const found = await this.sql.read(statement, [ownerId, before]);
    const page = found.slice(0, PAGE_SIZE);
    return {
      rows: page.map(listed),
      next: found.length > PAGE_SIZE ? (page.at(-1)?.position ?? null) : null,
    };
  }
}

function listed(row: Row): ListedMessage {
  const { id, subject, content, senderId, senderName, isAdminMessage, isRead, createdAt, recipientCount } = row;
  const message = { id, subject, content, senderId, senderName, isAdminMessage, isRead, createdAt };
  // PostgreSQL says null of what was received.
  return typeof recipientCount === 'number' ? { ...message, recipientCount } : message;
}

import {
  type CountedPage,
  type CsvColumns,
  type CsvFile,
  likeFolded,
  List,
  Lists,
  readSearch,
} from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { prefixQuery } from '../domain/message-search';

export interface OverseenMessage {
  readonly id: string;
  readonly subject: string;
  /** Start of the content. */
  readonly preview: string;
  readonly senderId: string;
  readonly senderName: string;
  /** Null for several recipients or a deleted account. */
  readonly recipientId: string | null;
  /** Null if it went to every admin. */
  readonly recipientName: string | null;
  readonly recipientCount: number;
  readonly isAdminMessage: boolean;
  /** Whether a recipient read it or all recipients deleted it. */
  readonly isRead: boolean;
  readonly createdAt: Date;
}

export interface MessageSelection {
  /** Word prefixes, part of a name, or the id of a message, sender or recipient. */
  readonly search?: string | undefined;
  readonly from?: 'admins' | 'users' | undefined;
  readonly state?: 'read' | 'unread' | undefined;
  /** One of `ALL_MESSAGES.sorts`; newest first by default. */
  readonly sort?: string | undefined;
}

/** Everyone's messages, each once, without drafts. */
export class ListAllMessages extends Query<CountedPage<OverseenMessage>> {
  constructor(
    readonly selection: MessageSelection,
    readonly before?: string | undefined,
  ) {
    super();
  }
}

export class ExportAllMessages extends Query<CsvFile> {
  constructor(readonly selection: MessageSelection) {
    super();
  }
}

const UNREAD = 'from messaging.unread_messages unread where unread.position = message.position';
const IS_UNREAD = `exists (select ${UNREAD})`;
// A count is looked up per row. With `exists`, the planner would read all unread messages first.
const IS_READ = `(select count(*) = 0 ${UNREAD})`;

export const OVERSEEN_COLUMNS = `message.id, message.subject, left(message.content, 200) as preview,
  message.sender_id as "senderId", message.sender_name as "senderName",
  case when message.recipient_count = 1 then coalesce(
    (select copy.owner_id from messaging.copies copy where copy.message_id = message.id and copy.is_received limit 1),
    (select person_id from messaging.conversations where id = message.conversation_id and message.is_admin_message)
  ) end as "recipientId",
  message.recipient_name as "recipientName", message.recipient_count as "recipientCount",
  message.is_admin_message as "isAdminMessage", ${IS_READ} as "isRead", message.created_at as "createdAt"`;

const PEOPLE = 'messaging.people_of(message.sender_name, message.recipient_name)';

export const ALL_MESSAGES = new List<OverseenMessage>({
  name: 'messaging.all-messages',
  select: OVERSEEN_COLUMNS,
  from: 'messaging.messages message',
  where: 'true',
  parameters: 0,
  newestFirst: [{ column: 'message.position', type: 'bigint' }],
  sorts: { sent: [{ column: 'message.position', type: 'bigint' }] },
  filters: {
    id: `message.id in (select ?::uuid union all select id from messaging.messages where sender_id = ?::uuid
      union all select message_id from messaging.copies where owner_id = ?::uuid and is_received)`,
    // These expressions match the indexes. The first text is a query of words, the second a pattern of names.
    words: `message.words @@ to_tsquery('simple', ?)`,
    names: likeFolded(PEOPLE),
    wordsOrNames: `(message.words @@ to_tsquery('simple', (?::text[])[1])
      or ${likeFolded(PEOPLE, '(?::text[])[2]')})`,
    nothing: '?::boolean is null',
    isAdminMessage: 'message.is_admin_message = ?',
    unread: `?::boolean and ${IS_UNREAD}`,
    read: `?::boolean and not ${IS_UNREAD}`,
  },
  searches: ['words', 'names', 'wordsOrNames'],
  pageSize: 25,
});

@QueryHandler(ListAllMessages)
export class ListAllMessagesHandler implements IQueryHandler<ListAllMessages> {
  constructor(private readonly lists: Lists) {}

  execute({ selection, before }: ListAllMessages): Promise<CountedPage<OverseenMessage>> {
    const request = { values: [], filters: filtersOf(selection), sort: selection.sort, before };
    return this.lists.countedPage(ALL_MESSAGES, request);
  }
}

const columns: CsvColumns<OverseenMessage> = {
  Subject: ({ subject }) => subject,
  Preview: ({ preview }) => preview,
  'Admin message': ({ isAdminMessage }) => (isAdminMessage ? 'yes' : 'no'),
  Read: ({ isRead }) => (isRead ? 'yes' : 'no'),
  Sender: ({ senderName }) => senderName,
  'Sender ID': ({ senderId }) => senderId,
  Recipient: ({ recipientName }) => recipientName ?? 'Admins',
  'Recipient ID': ({ recipientId }) => recipientId,
  Recipients: ({ recipientCount }) => recipientCount,
  Sent: ({ createdAt }) => createdAt.toISOString(),
  'Message ID': ({ id }) => id,
};

@QueryHandler(ExportAllMessages)
export class ExportAllMessagesHandler implements IQueryHandler<ExportAllMessages> {
  constructor(private readonly lists: Lists) {}

  async execute({ selection }: ExportAllMessages): Promise<CsvFile> {
    const request = { values: [], filters: filtersOf(selection), sort: selection.sort };
    return this.lists.csv(ALL_MESSAGES, request, columns);
  }
}

const filtersOf = ({ search, from, state }: MessageSelection) => ({
  ...searched(search),
  ...(from && { isAdminMessage: from === 'admins' }),
  ...(state && { [state]: true }),
});

function searched(text = '') {
  const { id, part } = readSearch(text);
  const words = prefixQuery(text);
  if (!text.trim()) return {};
  if (id) return { id };
  if (words && part) return { wordsOrNames: [words, part] };
  if (words) return { words };
  return part ? { names: part } : { nothing: true };
}

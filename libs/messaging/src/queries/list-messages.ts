import { List, Lists, type Page } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { listed, type ListedMessage, MESSAGE_COLUMNS, type MessageRow, ONCE } from './listed-message';

export const FOLDERS = ['inbox', 'sent'] as const;
export type Folder = (typeof FOLDERS)[number];

export class ListMessages extends Query<Page<ListedMessage>> {
  constructor(
    readonly ownerId: string,
    /** An admin's inbox includes sent messages. */
    readonly isAdmin: boolean,
    readonly folder: Folder,
    readonly before?: string | undefined,
  ) {
    super();
  }
}

const folder = (name: string, copies: string) =>
  new List<MessageRow>({
    name: `messaging.${name}`,
    select: MESSAGE_COLUMNS,
    from: 'messaging.copies copy join messaging.messages message on message.id = copy.message_id',
    where: `copy.owner_id = $1 and copy.deleted_at is null and ${copies}`,
    parameters: 1,
    newestFirst: [{ column: 'copy.position', type: 'bigint' }],
    pageSize: 25,
  });

const RECEIVED = folder('received', 'copy.is_received');
const SENT = folder('sent', 'not copy.is_received');
const RECEIVED_OR_SENT = folder('received-or-sent', ONCE);

@QueryHandler(ListMessages)
export class ListMessagesHandler implements IQueryHandler<ListMessages> {
  constructor(private readonly lists: Lists) {}

  async execute({ ownerId, isAdmin, folder, before }: ListMessages): Promise<Page<ListedMessage>> {
    const list = folder === 'sent' ? SENT : isAdmin ? RECEIVED_OR_SENT : RECEIVED;
    const { rows, next } = await this.lists.page(list, { values: [ownerId], before });
    return { rows: rows.map(listed), next };
  }
}

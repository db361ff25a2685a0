import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CsvColumns } from '../lists/csv-file';
import { List } from '../lists/list';
import { type CountedPage, type CsvFile, Lists } from '../lists/lists';
import { ownedFilters, ownedSearch } from '../lists/owned-search';
import { PersonNames } from '../lists/person-names';
import type { DeadEvent } from '../outbox/outbox-rows';

export interface DeadMailRow extends DeadEvent {
  /** Email addresses. */
  readonly recipient: string | null;
  readonly userId: string | null;
}

export interface DeadMail extends DeadMailRow {
  /** Null for a deleted account. */
  readonly userName: string | null;
}

export class ListDeadMails extends Query<CountedPage<DeadMail>> {
  constructor(
    readonly search?: string | undefined,
    readonly sort?: string | undefined,
    readonly before?: string | undefined,
  ) {
    super();
  }
}

const ADDRESSES = `nullif(concat_ws(', ', payload ->> 'email', payload ->> 'oldEmail', payload ->> 'newEmail',
  payload ->> 'droppedEmail'), '')`;
/** Null rather than an error if an event has an ID of another kind. */
const USER = `substring(coalesce(payload ->> 'recipientId', payload ->> 'ownerId', payload ->> 'accountId',
  payload ->> 'userId') from '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$')::uuid`;

const BY_END = [
  { column: 'dead_at', type: 'timestamptz' },
  { column: 'id', type: 'uuid' },
] as const;

/** Never selects the payload, since it may hold a mailed code. */
export const DEAD_MAILS = new List<DeadMailRow>({
  name: 'platform.dead-mails',
  select: `id, type, occurred_at as "occurredAt", dead_at as "deadAt", attempts, last_error as "lastError",
    ${ADDRESSES} as recipient, ${USER} as "userId"`,
  from: 'platform.outbox',
  where: 'dead_at is not null',
  parameters: 0,
  newestFirst: BY_END,
  sorts: {
    stopped: BY_END,
    event: [
      { column: 'type', type: 'text' },
      { column: 'id', type: 'uuid' },
    ],
  },
  filters: ownedFilters({
    texts: `concat_ws(' ', type, last_error, ${ADDRESSES})`,
    owner: `(${USER})`,
  }),
  searches: ['words'],
  pageSize: 25,
});

@QueryHandler(ListDeadMails)
export class ListDeadMailsHandler implements IQueryHandler<ListDeadMails> {
  constructor(
    private readonly lists: Lists,
    private readonly people: PersonNames,
  ) {}

  async execute({ search, sort, before }: ListDeadMails): Promise<CountedPage<DeadMail>> {
    const filters = await ownedSearch((text) => this.people.find(text), search);
    const page = await this.lists.countedPage(DEAD_MAILS, { values: [], filters, sort, before });
    return { ...page, rows: await withRecipients(this.people, page.rows) };
  }
}

export class ExportDeadMails extends Query<CsvFile> {
  constructor(
    readonly search?: string | undefined,
    readonly sort?: string | undefined,
  ) {
    super();
  }
}

const columns: CsvColumns<DeadMail> = {
  Stopped: ({ deadAt }) => deadAt.toISOString(),
  Event: ({ type }) => type,
  Recipient: ({ recipient }) => recipient,
  'User ID': ({ userId }) => userId,
  Reason: ({ lastError }) => lastError,
  Attempts: ({ attempts }) => attempts,
  Occurred: ({ occurredAt }) => occurredAt.toISOString(),
  'Event ID': ({ id }) => id,
};

@QueryHandler(ExportDeadMails)
export class ExportDeadMailsHandler implements IQueryHandler<ExportDeadMails> {
  constructor(
    private readonly lists: Lists,
    private readonly people: PersonNames,
  ) {}

  async execute({ search, sort }: ExportDeadMails): Promise<CsvFile> {
    const filters = await ownedSearch((text) => this.people.find(text), search);
    const complete = (rows: readonly DeadMailRow[]) => withRecipients(this.people, rows);
    return this.lists.csv(DEAD_MAILS, { values: [], filters, sort }, columns, complete);
  }
}

async function withRecipients(people: PersonNames, rows: readonly DeadMailRow[]): Promise<readonly DeadMail[]> {
  const known = await people.named([...new Set(rows.flatMap(({ userId }) => userId ?? []))]);
  return rows.map((row) => {
    const user = known.get(row.userId ?? '');
    return { ...row, recipient: row.recipient ?? user?.email ?? null, userName: user?.name ?? null };
  });
}

import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export interface ListedUser {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly joinedAt: Date;
}

export interface UserPage {
  readonly rows: readonly ListedUser[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

/** Everyone but the admins, the newest first. */
export class ListUsers extends Query<UserPage> {
  constructor(
    /** Part of a name or an address. */
    readonly search: string,
    /** From 1. */
    readonly page: number,
  ) {
    super();
  }
}

const PAGE_SIZE = 25;

const COLUMNS = `id, first_name as "firstName", last_name as "lastName", email, email_verified as "emailVerified",
  created_at as "joinedAt"`;
const EVERYONE = `from identity.accounts where role = 'user'`;
// The expression that the index of the migration is made of.
const THOSE_FOUND = `${EVERYONE} and first_name || ' ' || last_name || ' ' || email ilike $1`;
const NEWEST_FIRST = 'order by created_at desc, id desc';

const everyone = prepared<ListedUser>(
  'identity.list-users',
  `select ${COLUMNS} ${EVERYONE} ${NEWEST_FIRST} limit $1 offset $2`,
);
const countEveryone = prepared<{ readonly total: number }>(
  'identity.count-users',
  `select count(*)::int as total ${EVERYONE}`,
);
const thoseFound = prepared<ListedUser>(
  'identity.search-users',
  `select ${COLUMNS} ${THOSE_FOUND} ${NEWEST_FIRST} limit $2 offset $3`,
);
const countThoseFound = prepared<{ readonly total: number }>(
  'identity.count-found-users',
  `select count(*)::int as total ${THOSE_FOUND}`,
);

@QueryHandler(ListUsers)
export class ListUsersHandler implements IQueryHandler<ListUsers> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ search, page }: ListUsers): Promise<UserPage> {
    const window = [PAGE_SIZE, (page - 1) * PAGE_SIZE];
    const wanted = search.trim();
    const pattern = [`%${literal(wanted)}%`];
    const [rows, [counted]] = await (wanted
      ? Promise.all([this.sql.read(thoseFound, [...pattern, ...window]), this.sql.read(countThoseFound, pattern)])
      : Promise.all([this.sql.read(everyone, window), this.sql.read(countEveryone, [])]));
    return { rows, total: counted?.total ?? 0, page, pageSize: PAGE_SIZE };
  }
}

const literal = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);

import { prepared, SqlReader } from '@casewright/platform';
import { MAX_COUNTED } from '@casewright/rules';
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
  /** Capped. */
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

/** Without admins, newest first. */
export class ListUsers extends Query<UserPage> {
  constructor(
    /** Part of a name or address, or the beginning of one if shorter than three letters. */
    readonly search: string,
    readonly page: number,
  ) {
    super();
  }
}

const PAGE_SIZE = 25;
export const MAX_PAGE = MAX_COUNTED / PAGE_SIZE;

const COLUMNS = `id, first_name as "firstName", last_name as "lastName", email, email_verified as "emailVerified",
  created_at as "joinedAt"`;
const EVERYONE = `from identity.accounts where role = 'user'`;
// The indexed expressions: trigrams need three letters.
const WITHIN_WORDS = `${EVERYONE} and first_name || ' ' || last_name || ' ' || email ilike '%' || $1 || '%'`;
const BEGINNING = `${EVERYONE} and (lower(first_name) like lower($1) || '%'
  or lower(last_name) like lower($1) || '%' or email like lower($1) || '%')`;
const INDEXED_LENGTH = 3;

/** Many matches are found fastest by age, few by their words. The planner cannot tell which. */
const listing = (name: string, users: string, window: string) => ({
  count: prepared<{ readonly total: number }>(
    `${name}.count`,
    `select count(*)::int as total from (select ${users} limit ${MAX_COUNTED}) as counted`,
  ),
  newestOfMany: prepared<ListedUser>(
    `${name}.of-many`,
    `select ${COLUMNS} ${users} order by created_at desc, id desc ${window}`,
  ),
  newestOfFew: prepared<ListedUser>(
    `${name}.of-few`,
    `select * from (select ${COLUMNS} ${users} offset 0) as found order by "joinedAt" desc, id desc ${window}`,
  ),
});

const everyone = listing('identity.list-users', EVERYONE, 'limit $1 offset $2');
const within = listing('identity.search-users', WITHIN_WORDS, 'limit $2 offset $3');
const beginning = listing('identity.search-users-beginning', BEGINNING, 'limit $2 offset $3');

@QueryHandler(ListUsers)
export class ListUsersHandler implements IQueryHandler<ListUsers> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ search, page }: ListUsers): Promise<UserPage> {
    const wanted = search.trim();
    const words = wanted ? [literal(wanted)] : [];
    const { count, newestOfMany, newestOfFew } = listingFor(wanted);

    const [counted] = await this.sql.read(count, words);
    const total = counted?.total ?? 0;
    const newest = total < MAX_COUNTED ? newestOfFew : newestOfMany;
    const rows = await this.sql.read(newest, [...words, PAGE_SIZE, (page - 1) * PAGE_SIZE]);
    return { rows, total, page, pageSize: PAGE_SIZE };
  }
}

function listingFor(wanted: string) {
  if (!wanted) return everyone;
  return wanted.length < INDEXED_LENGTH ? beginning : within;
}

const literal = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);

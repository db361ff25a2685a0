import { type CountedPage, likeFolded, List, Lists, readSearch } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export interface ListedUser {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly joinedAt: Date;
}

export interface UserSelection {
  /** An id, or part of a name or address. Fewer than three letters match beginnings only. */
  readonly search?: string | undefined;
  readonly isVerified?: boolean | undefined;
  /** One of `USERS.sorts`; newest first by default. */
  readonly sort?: string | undefined;
}

/** Excludes admins. */
export class ListUsers extends Query<CountedPage<ListedUser>> {
  constructor(
    readonly selection: UserSelection,
    readonly before?: string | undefined,
  ) {
    super();
  }
}

export const USERS = new List<ListedUser>({
  name: 'identity.users',
  select: `id, first_name as "firstName", last_name as "lastName", email, email_verified as "emailVerified",
    created_at as "joinedAt"`,
  from: 'identity.accounts',
  where: `role = 'user'`,
  parameters: 0,
  newestFirst: [
    { column: 'created_at', type: 'timestamptz' },
    { column: 'id', type: 'uuid' },
  ],
  sorts: {
    joined: [
      { column: 'created_at', type: 'timestamptz' },
      { column: 'id', type: 'uuid' },
    ],
    name: [
      { column: `lower(first_name || ' ' || last_name)`, type: 'text' },
      { column: 'id', type: 'uuid' },
    ],
    email: [{ column: 'email', type: 'text' }],
  },
  filters: {
    id: 'id = ?::uuid',
    // These expressions match the indexes. Trigrams need three letters.
    words: likeFolded(`first_name || ' ' || last_name || ' ' || email`),
    beginning: `(${likeFolded('first_name')} or ${likeFolded('last_name')} or email like platform.folded(?))`,
    isVerified: 'email_verified = ?',
  },
  searches: ['words', 'beginning'],
  pageSize: 25,
});

@QueryHandler(ListUsers)
export class ListUsersHandler implements IQueryHandler<ListUsers> {
  constructor(private readonly lists: Lists) {}

  execute({ selection: { sort, ...rest }, before }: ListUsers): Promise<CountedPage<ListedUser>> {
    return this.lists.countedPage(USERS, { values: [], filters: filtersOf(rest), sort, before });
  }
}

export function filtersOf({ search, isVerified }: UserSelection) {
  const { id, part, beginning } = readSearch(search);
  return { id, words: part, beginning, isVerified };
}

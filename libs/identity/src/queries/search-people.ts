import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { User } from './find-user';
import { BEGINS_WITH_TEXT, HAS_ID, HAS_TEXT, readPeopleSearch } from './people-search';

/** A few users by the start of their id or part of their name or address, including admins. */
export class SearchPeople extends Query<readonly User[]> {
  constructor(readonly text: string) {
    super();
  }
}

const MAX_FOUND = 10;
/** Newest users read before the trigrams of all. */
const SAMPLE_SIZE = 1_000;
const COLUMNS = 'id, email, first_name as "firstName", last_name as "lastName"';
const FOUND = `order by "firstName", "lastName", id limit ${MAX_FOUND}`;

// Trigrams of common text match so many people that reading them takes long: enough people with exactly that name,
// or among the newest, come first.
const withinWords = prepared<User>(
  'identity.search-people',
  `with named as materialized (select ${COLUMNS} from identity.accounts
     where role = 'user' and lower(first_name || ' ' || last_name) = lower($2) limit ${MAX_FOUND}),
   recent as materialized (select ${COLUMNS} from (select id, email, first_name, last_name from identity.accounts
     where role = 'user' order by created_at desc, id desc limit ${SAMPLE_SIZE}) as newest
     where ${HAS_TEXT} limit ${MAX_FOUND}),
   quick as materialized (select * from named union select * from recent)
   (select * from quick)
   union (select ${COLUMNS} from identity.accounts
     where (select count(*) from quick) < ${MAX_FOUND} and role = 'user' and ${HAS_TEXT} limit ${MAX_FOUND})
   union (select ${COLUMNS} from identity.accounts where role = 'admin' and ${HAS_TEXT} limit ${MAX_FOUND}) ${FOUND}`,
);
const beginning = prepared<User>(
  'identity.search-people-beginning',
  `(select ${COLUMNS} from identity.accounts where role = 'user' and ${BEGINS_WITH_TEXT} limit ${MAX_FOUND})
   union all (select ${COLUMNS} from identity.accounts where role = 'admin' and ${HAS_TEXT} limit ${MAX_FOUND}) ${FOUND}`,
);
const byId = prepared<User>(
  'identity.search-people-by-id',
  `select ${COLUMNS} from identity.accounts where ${HAS_ID} ${FOUND}`,
);

@QueryHandler(SearchPeople)
export class SearchPeopleHandler implements IQueryHandler<SearchPeople> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ text }: SearchPeople): Promise<readonly User[]> {
    const { isEmpty, ids, isShort, literal, typed } = readPeopleSearch(text);
    if (isEmpty) return [];
    const found = ids ? await this.sql.read(byId, ids) : [];
    if (found.length > 0) return found;
    return isShort ? this.sql.read(beginning, [literal]) : this.sql.read(withinWords, [literal, typed]);
  }
}

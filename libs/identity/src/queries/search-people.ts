import { likeFolded, prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { User } from './find-user';

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
const HAS_IT = likeFolded(`first_name || ' ' || last_name || ' ' || email`, `'%' || $1 || '%'`);

// These expressions match the users' indexes. Admins are few.
// Trigrams of common text match so many people that reading them takes long: enough people with exactly that name,
// or among the newest, come first.
const withinWords = prepared<User>(
  'identity.search-people',
  `with named as materialized (select ${COLUMNS} from identity.accounts
     where role = 'user' and lower(first_name || ' ' || last_name) = lower($2) limit ${MAX_FOUND}),
   recent as materialized (select ${COLUMNS} from (select id, email, first_name, last_name from identity.accounts
     where role = 'user' order by created_at desc, id desc limit ${SAMPLE_SIZE}) as newest
     where ${HAS_IT} limit ${MAX_FOUND}),
   quick as materialized (select * from named union select * from recent)
   (select * from quick)
   union (select ${COLUMNS} from identity.accounts
     where (select count(*) from quick) < ${MAX_FOUND} and role = 'user' and ${HAS_IT} limit ${MAX_FOUND})
   union (select ${COLUMNS} from identity.accounts where role = 'admin' and ${HAS_IT} limit ${MAX_FOUND}) ${FOUND}`,
);
const beginning = prepared<User>(
  'identity.search-people-beginning',
  `(select ${COLUMNS} from identity.accounts where role = 'user' and (${likeFolded('first_name', `$1 || '%'`)}
      or ${likeFolded('last_name', `$1 || '%'`)} or email like platform.folded($1 || '%')) limit ${MAX_FOUND})
   union all (select ${COLUMNS} from identity.accounts where role = 'admin' and ${HAS_IT} limit ${MAX_FOUND}) ${FOUND}`,
);
const byId = prepared<User>(
  'identity.search-people-by-id',
  `select ${COLUMNS} from identity.accounts where id between $1 and $2 ${FOUND}`,
);

const INDEXED_LENGTH = 3;
/** Shorter text is more likely the start of a name. */
const BEGINNING_OF_ID = /^[0-9a-f]{8}[0-9a-f-]{0,28}$/i;

@QueryHandler(SearchPeople)
export class SearchPeopleHandler implements IQueryHandler<SearchPeople> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ text }: SearchPeople): Promise<readonly User[]> {
    const wanted = text.trim();
    if (!wanted) return [];
    const hex = wanted.replaceAll('-', '');
    const isId = BEGINNING_OF_ID.test(wanted) && hex.length <= 32;
    const found = isId ? await this.sql.read(byId, [hex.padEnd(32, '0'), hex.padEnd(32, 'f')]) : [];
    if (found.length > 0) return found;
    if (wanted.length < INDEXED_LENGTH) return this.sql.read(beginning, [literal(wanted)]);
    return this.sql.read(withinWords, [literal(wanted), wanted]);
  }
}

const literal = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);

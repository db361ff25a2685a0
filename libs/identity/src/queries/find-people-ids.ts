import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { TooManyPeopleMatch } from '../domain/people-search.errors';
import { BEGINS_WITH_TEXT, HAS_ID, HAS_TEXT, readPeopleSearch } from './people-search';

/** Of everybody whose ID starts with the text or whose name or address has it. @throws TooManyPeopleMatch */
export class FindPeopleIds extends Query<readonly string[]> {
  constructor(readonly text: string) {
    super();
  }
}

const MAX_PEOPLE = 10_000;

const matching = (name: string, condition: string) =>
  prepared<{ readonly id: string }>(
    name,
    `(select id from identity.accounts where role = 'user' and ${condition} limit ${MAX_PEOPLE + 1})
     union all (select id from identity.accounts where role = 'admin' and ${condition})`,
  );

const withText = matching('identity.find-people-ids', HAS_TEXT);
const beginningWithText = matching('identity.find-people-ids-beginning', BEGINS_WITH_TEXT);
const withId = matching('identity.find-people-ids-by-id', HAS_ID);

@QueryHandler(FindPeopleIds)
export class FindPeopleIdsHandler implements IQueryHandler<FindPeopleIds> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ text }: FindPeopleIds): Promise<readonly string[]> {
    const { isEmpty, ids, isShort, literal } = readPeopleSearch(text);
    if (isEmpty) return [];
    const byId = ids ? await this.sql.read(withId, ids) : [];
    const people = byId.length > 0 ? byId : await this.sql.read(isShort ? beginningWithText : withText, [literal]);
    if (people.length > MAX_PEOPLE) throw new TooManyPeopleMatch(MAX_PEOPLE);
    return people.map(({ id }) => id);
  }
}

import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

/** The ID of the newest case of a pursuit. Not restricted by reader. */
export class FindCaseOfPursuit extends Query<string | undefined> {
  constructor(readonly pursuitId: string) {
    super();
  }
}

const newest = prepared<{ readonly id: string }>(
  'pursuits.find-case-of-pursuit',
  'select id from pursuits.cases where pursuit_id = $1 order by started_at desc limit 1',
);

@QueryHandler(FindCaseOfPursuit)
export class FindCaseOfPursuitHandler implements IQueryHandler<FindCaseOfPursuit> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ pursuitId }: FindCaseOfPursuit): Promise<string | undefined> {
    return (await this.sql.read(newest, [pursuitId]))[0]?.id;
  }
}

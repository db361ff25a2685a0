import { prepared, SqlReader } from '@casewright/platform';
import type { CaseState, CaseTerms, PursuitContact } from '@casewright/rules';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export interface CaseOfPursuit {
  readonly number: number;
  readonly ownerId: string;
  readonly pursuitId: string;
  readonly state: CaseState;
  readonly terms: CaseTerms;
  readonly prospect: string;
  readonly opportunity: string;
  readonly contacts: readonly PursuitContact[];
}

/** For other contexts. Not restricted by reader. */
export class FindCase extends Query<CaseOfPursuit | undefined> {
  constructor(readonly caseId: string) {
    super();
  }
}

const one = prepared<CaseOfPursuit>(
  'pursuits.find-case-for-others',
  `select work.number, work.owner_id as "ownerId", pursuit_id as "pursuitId", state, terms, prospect, opportunity, contacts
   from pursuits.cases work join pursuits.pursuits pursuit on pursuit.id = work.pursuit_id where work.id = $1`,
);

@QueryHandler(FindCase)
export class FindCaseHandler implements IQueryHandler<FindCase> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ caseId }: FindCase): Promise<CaseOfPursuit | undefined> {
    return (await this.sql.read(one, [caseId]))[0];
  }
}

import { prepared, SqlReader } from '@casewright/platform';
import type { CaseState } from '@casewright/rules';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export interface StateOfCase {
  readonly caseId: string;
  readonly number: number;
  readonly prospect: string;
  readonly state: CaseState;
}

/** For other contexts. Not restricted by reader. */
export class ListCaseStates extends Query<readonly StateOfCase[]> {
  constructor(readonly caseIds: readonly string[]) {
    super();
  }
}

const states = prepared<StateOfCase>(
  'pursuits.list-case-states',
  `select work.id as "caseId", work.number, pursuit.prospect, work.state
   from pursuits.cases work join pursuits.pursuits pursuit on pursuit.id = work.pursuit_id where work.id = any($1)`,
);

@QueryHandler(ListCaseStates)
export class ListCaseStatesHandler implements IQueryHandler<ListCaseStates> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ caseIds }: ListCaseStates): Promise<readonly StateOfCase[]> {
    return caseIds.length > 0 ? this.sql.read(states, [caseIds]) : [];
  }
}

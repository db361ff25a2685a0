import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { CaseNotFound } from '../domain/case.errors';
import { CaseStates } from './case-states';
import { CASE_COLUMNS, type CaseColumns, type StartedCaseRow, withStates } from './started-case-row';

export class GetCase extends Query<StartedCaseRow> {
  constructor(
    readonly ownerId: string,
    readonly caseId: string,
  ) {
    super();
  }
}

const one = prepared<CaseColumns>(
  'case-pricing.get-case',
  `select ${CASE_COLUMNS} from case_pricing.cases where owner_id = $1 and id = $2`,
);

@QueryHandler(GetCase)
export class GetCaseHandler implements IQueryHandler<GetCase> {
  constructor(
    private readonly sql: SqlReader,
    private readonly states: CaseStates,
  ) {}

  async execute({ ownerId, caseId }: GetCase): Promise<StartedCaseRow> {
    const [found] = await withStates(this.states, await this.sql.read(one, [ownerId, caseId]));
    if (!found) throw new CaseNotFound();
    return found;
  }
}

import { List, Lists, type Page } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { CaseStates } from './case-states';
import { CASE_COLUMNS, type CaseColumns, type StartedCaseRow, withStates } from './started-case-row';

/** Newest first. */
export class ListCases extends Query<Page<StartedCaseRow>> {
  constructor(
    readonly ownerId: string,
    readonly before?: string | undefined,
  ) {
    super();
  }
}

const CASES = new List<CaseColumns>({
  name: 'case-pricing.cases',
  select: CASE_COLUMNS,
  from: 'case_pricing.cases',
  where: 'owner_id = $1',
  parameters: 1,
  newestFirst: [
    { column: 'started_at', type: 'timestamptz' },
    { column: 'id', type: 'uuid' },
  ],
  pageSize: 20,
});

@QueryHandler(ListCases)
export class ListCasesHandler implements IQueryHandler<ListCases> {
  constructor(
    private readonly lists: Lists,
    private readonly states: CaseStates,
  ) {}

  async execute({ ownerId, before }: ListCases): Promise<Page<StartedCaseRow>> {
    const { rows, next } = await this.lists.page(CASES, { values: [ownerId], before });
    return { rows: await withStates(this.states, rows), next };
  }
}

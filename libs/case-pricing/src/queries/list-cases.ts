import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { CASE_COLUMNS, type StartedCaseRow } from './started-case-row';

export interface CasePage {
  readonly rows: readonly StartedCaseRow[];
  /** What to ask the next page with; null on the last. */
  readonly next: string | null;
}

/** The cases that one seller started, newest first. */
export class ListCases extends Query<CasePage> {
  constructor(
    readonly ownerId: string,
    /** The `next` of the page before. */
    readonly before?: string | undefined,
  ) {
    super();
  }
}

const PAGE_SIZE = 20;

const newest = prepared<StartedCaseRow>(
  'case-pricing.list-cases',
  `select ${CASE_COLUMNS} from case_pricing.cases where owner_id = $1
   order by started_at desc, id desc limit ${PAGE_SIZE + 1}`,
);
const older = prepared<StartedCaseRow>(
  'case-pricing.list-older-cases',
  `select ${CASE_COLUMNS} from case_pricing.cases
   where owner_id = $1
     and (started_at, id) < (select started_at, id from case_pricing.cases where owner_id = $1 and id = $2)
   order by started_at desc, id desc limit ${PAGE_SIZE + 1}`,
);

@QueryHandler(ListCases)
export class ListCasesHandler implements IQueryHandler<ListCases> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ ownerId, before }: ListCases): Promise<CasePage> {
    const found = await (before ? this.sql.read(older, [ownerId, before]) : this.sql.read(newest, [ownerId]));
    const page = found.slice(0, PAGE_SIZE);
    return { rows: page, next: found.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null };
  }
}

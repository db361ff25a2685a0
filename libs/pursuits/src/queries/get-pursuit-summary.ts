import { Clock } from '@casewright/kernel';
import { prepared, SqlReader } from '@casewright/platform';
import { OPEN_STAGES } from '@casewright/rules';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { WAITS_FOR_OWNER } from './pursuit-row';

export interface PursuitSummary {
  readonly open: number;
  readonly openAcvDollars: number;
  /** Number of pursuits waiting for the seller. */
  readonly waiting: number;
  readonly overdue: number;
  /** Started cases, ended ones included. */
  readonly cases: number;
  /** Cases whose inputs were sent at least once. */
  readonly casesWithInputs: number;
  /** Names of the solutions proposed in any pursuit. */
  readonly solutions: readonly string[];
}

/** Ignores filters and searches. */
export class GetPursuitSummary extends Query<PursuitSummary> {
  constructor(readonly ownerId: string) {
    super();
  }
}

const MAX_LISTED_SOLUTIONS = 100;

const summary = prepared<PursuitSummary>(
  'pursuits.get-summary',
  `select count(*) filter (where stage = any($2::text[]))::int as open,
     coalesce(sum(acv_dollars) filter (where stage = any($2::text[])), 0)::float8 as "openAcvDollars",
     count(*) filter (where ${WAITS_FOR_OWNER})::int as waiting,
     count(*) filter (where stage = 'active' and case_due_at < $3)::int as overdue,
     (select count(*) from pursuits.cases where owner_id = $1)::int as cases,
     (select count(*) from pursuits.cases started where owner_id = $1 and exists (select from pursuits.case_steps step
       where step.case_id = started.id and step.command = 'complete-inputs'))::int as "casesWithInputs",
     array(select distinct name from pursuits.pursuits, unnest(proposed) as name
       where owner_id = $1 and stage not in ('draft', 'withdrawn') order by name limit ${MAX_LISTED_SOLUTIONS}) as solutions
   from pursuits.pursuits pursuit where owner_id = $1 and stage not in ('draft', 'withdrawn')`,
);

@QueryHandler(GetPursuitSummary)
export class GetPursuitSummaryHandler implements IQueryHandler<GetPursuitSummary> {
  constructor(
    private readonly sql: SqlReader,
    private readonly clock: Clock,
  ) {}

  async execute({ ownerId }: GetPursuitSummary): Promise<PursuitSummary> {
    const [found] = await this.sql.read(summary, [ownerId, OPEN_STAGES, this.clock.now()]);
    return found ?? { open: 0, openAcvDollars: 0, waiting: 0, overdue: 0, cases: 0, casesWithInputs: 0, solutions: [] };
  }
}

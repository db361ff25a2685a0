import { Clock } from '@casewright/kernel';
import { prepared, SqlReader } from '@casewright/platform';
import { CASE_STATES, isSellersTurn, OPEN_STAGES } from '@casewright/rules';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export interface PursuitSummary {
  readonly open: number;
  readonly openAcvDollars: number;
  /** Whose case stands still until the seller does something. */
  readonly waiting: number;
  readonly overdue: number;
  /** What the seller proposes in any of them, by name. */
  readonly solutions: readonly string[];
}

/** What there is of one seller's pursuits, whatever is searched for. */
export class GetPursuitSummary extends Query<PursuitSummary> {
  constructor(readonly ownerId: string) {
    super();
  }
}

const MOST_SOLUTIONS = 100;

const summary = prepared<PursuitSummary>(
  'pursuits.get-summary',
  `select count(*) filter (where stage = any($2::text[]))::int as open,
     coalesce(sum(acv_dollars) filter (where stage = any($2::text[])), 0)::float8 as "openAcvDollars",
     count(*) filter (where stage = 'active' and case_state = any($3::text[]))::int as waiting,
     count(*) filter (where stage = 'active' and case_due_at < $4)::int as overdue,
     array(select distinct name from pursuits.pursuits, unnest(proposed) as name
       where owner_id = $1 and stage not in ('draft', 'withdrawn') order by name limit ${MOST_SOLUTIONS}) as solutions
   from pursuits.pursuits where owner_id = $1 and stage not in ('draft', 'withdrawn')`,
);

@QueryHandler(GetPursuitSummary)
export class GetPursuitSummaryHandler implements IQueryHandler<GetPursuitSummary> {
  constructor(
    private readonly sql: SqlReader,
    private readonly clock: Clock,
  ) {}

  async execute({ ownerId }: GetPursuitSummary): Promise<PursuitSummary> {
    const [found] = await this.sql.read(summary, [
      ownerId,
      OPEN_STAGES,
      CASE_STATES.filter(isSellersTurn),
      this.clock.now(),
    ]);
    return found ?? { open: 0, openAcvDollars: 0, waiting: 0, overdue: 0, solutions: [] };
  }
}

import { Clock } from '@casewright/kernel';
import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Participants } from './participants';

export interface Workload {
  /** Null for unassigned cases. */
  readonly analyst: string | null;
  /** Counted up to a limit. */
  readonly cases: number;
  readonly isExact: boolean;
  /** At most `cases`. */
  readonly overdue: number;
}

interface TurnaroundFigures {
  /** Newest deliveries, counted up to a limit. */
  readonly delivered: number;
  /** Business days during which the clock ran, with one decimal. Null without deliveries. */
  readonly averageDays: number | null;
  readonly onTimePercent: number | null;
}

export interface CaseFigures extends TurnaroundFigures {
  /** Whether `delivered` is below the limit. */
  readonly isDeliveredExact: boolean;
  /** Cases not delivered yet, largest workload first. */
  readonly workload: readonly Workload[];
}

/** Workload and recent turnaround. */
export class GetCaseFigures extends Query<CaseFigures> {}

const RECENT_DAYS = 90;
/** Counting stops here, so that the cost does not grow with the number of cases. */
const COUNT_LIMIT = 1_000;

/** Must match the index predicate. */
const IN_WORK = `state not in ('delivered', 'presented', 'closed', 'cancelled')`;
const counted = (of: string): string =>
  `(select count(*)::int from (select from pursuits.cases where ${IN_WORK} and ${of} limit ${COUNT_LIMIT}) as found)`;
const workOf = (analyst: string): string =>
  `${counted(analyst)} as cases, ${counted(`${analyst} and due_at < $1`)} as overdue`;
const firstAnalyst = (of = ''): string =>
  `select analyst_id from pursuits.cases where ${IN_WORK} ${of} order by analyst_id limit 1`;

// Skip scan over the index: PostgreSQL would read every entry for `select distinct`.
const workload = prepared<Omit<Workload, 'analyst' | 'isExact'> & { readonly analystId: string | null }>(
  'pursuits.get-workload',
  `with recursive analysts as (
     select (${firstAnalyst()}) as id
     union all
     select (${firstAnalyst('and analyst_id > analysts.id')}) from analysts where id is not null
   )
   select * from (
     select id as "analystId", ${workOf('analyst_id = analysts.id')} from analysts where id is not null
     union all
     select null, ${workOf('analyst_id is null')}
   ) as work where cases > 0 order by cases desc, "analystId"`,
);
const turnaround = prepared<TurnaroundFigures>(
  'pursuits.get-turnaround',
  `select count(*)::int as delivered, round(avg(days_taken), 1)::float8 as "averageDays",
     round(100 * avg(is_on_time::int))::int as "onTimePercent"
   from (select days_taken, is_on_time from pursuits.cases
     where state in ('delivered', 'presented', 'closed') and days_taken is not null
       and ended_at > $1::timestamptz - interval '${RECENT_DAYS} days'
     order by ended_at desc limit ${COUNT_LIMIT}) as newest`,
);

@QueryHandler(GetCaseFigures)
export class GetCaseFiguresHandler implements IQueryHandler<GetCaseFigures> {
  constructor(
    private readonly sql: SqlReader,
    private readonly participants: Participants,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<CaseFigures> {
    const now = this.clock.now();
    const [open, [lately]] = await Promise.all([this.sql.read(workload, [now]), this.sql.read(turnaround, [now])]);
    const figures = lately ?? { delivered: 0, averageDays: null, onTimePercent: null };
    const analysts = await Promise.all(
      open.map(async ({ analystId, ...counts }) => ({
        analyst: analystId === null ? null : await this.participants.nameOf(analystId),
        ...counts,
        isExact: counts.cases < COUNT_LIMIT,
      })),
    );
    return { ...figures, isDeliveredExact: figures.delivered < COUNT_LIMIT, workload: analysts };
  }
}

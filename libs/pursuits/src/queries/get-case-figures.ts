import { Clock } from '@casewright/kernel';
import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Participants } from './participants';

export interface Workload {
  /** Null for cases that nobody took. */
  readonly analyst: string | null;
  /** As far as they are counted. */
  readonly cases: number;
  readonly isExact: boolean;
  /** No more than `cases`. */
  readonly overdue: number;
}

interface TurnaroundFigures {
  /** As far as they are counted, the newest first. */
  readonly delivered: number;
  /** In business days during which their clocks ran, with one decimal; null while nothing was delivered. */
  readonly averageDays: number | null;
  readonly onTimePercent: number | null;
}

export interface CaseFigures extends TurnaroundFigures {
  /** Whether there are no more than that. */
  readonly isDeliveredExact: boolean;
  /** Of cases that are not delivered yet; the most first. */
  readonly workload: readonly Workload[];
}

/** How much the provider has to do, and how fast it was of late. */
export class GetCaseFigures extends Query<CaseFigures> {}

const LATELY_DAYS = 90;
/** More are not told apart, so that a million are counted as fast as a thousand. */
const MOST_COUNTED = 1_000;

/** As the index has them. */
const IN_WORK = `state not in ('delivered', 'presented', 'closed', 'cancelled')`;
const counted = (of: string): string =>
  `(select count(*)::int from (select from pursuits.cases where ${IN_WORK} and ${of} limit ${MOST_COUNTED}) as found)`;
const workOf = (analyst: string): string =>
  `${counted(analyst)} as cases, ${counted(`${analyst} and due_at < $1`)} as overdue`;
const firstAnalyst = (of = ''): string =>
  `select analyst_id from pursuits.cases where ${IN_WORK} ${of} order by analyst_id limit 1`;

// From analyst to analyst by the index, since PostgreSQL reads every entry of it for the different ones.
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
       and ended_at > $1::timestamptz - interval '${LATELY_DAYS} days'
     order by ended_at desc limit ${MOST_COUNTED}) as newest`,
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
        isExact: counts.cases < MOST_COUNTED,
      })),
    );
    return { ...figures, isDeliveredExact: figures.delivered < MOST_COUNTED, workload: analysts };
  }
}

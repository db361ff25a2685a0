import { Clock } from '@casewright/kernel';
import { long, SqlReader } from '@casewright/platform';
import { CASE_STATES, isRunning, type CaseState } from '@casewright/rules';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { turnaroundFigures, type TurnaroundFigures } from '../domain/turnaround-figures';
import { Participants } from './participants';

export interface Workload {
  /** Null for cases that nobody took. */
  readonly analyst: string | null;
  readonly cases: number;
  readonly overdue: number;
}

export interface CaseFigures extends TurnaroundFigures {
  /** Of cases that are not delivered yet; the most first. */
  readonly workload: readonly Workload[];
}

/** How much the provider has to do, and how fast it was of late. */
export class GetCaseFigures extends Query<CaseFigures> {}

const LATELY_DAYS = 90;
const UNDELIVERED = CASE_STATES.filter((state) => isRunning(state) && !isDelivered(state));

const workload = long<Omit<Workload, 'analyst'> & { readonly analystId: string | null }>(
  'pursuits.get-workload',
  `select analyst_id as "analystId", count(*)::int as cases, count(*) filter (where due_at < $1)::int as overdue
   from pursuits.cases where state = any($2::text[]) group by analyst_id order by cases desc, analyst_id`,
);
const delivered = long<{
  readonly businessDays: number;
  readonly confirmedAt: Date;
  readonly endedAt: Date;
  readonly pauses: readonly { readonly from: string; readonly to: string | null }[];
}>(
  'pursuits.get-delivered-cases',
  `select (terms -> 'selections' ->> 'slaDays')::int as "businessDays", confirmed_at as "confirmedAt",
     ended_at as "endedAt", pauses
   from pursuits.cases
   where ended_at > $1::timestamptz - interval '${LATELY_DAYS} days' and state in ('delivered', 'presented', 'closed')
     and terms -> 'selections' ->> 'slaDays' is not null and confirmed_at is not null
   order by ended_at desc limit 1000`,
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
    const [open, done] = await Promise.all([
      this.sql.read(workload, [now, UNDELIVERED]),
      this.sql.read(delivered, [now]),
    ]);
    const figures = turnaroundFigures(
      done.map(({ businessDays, confirmedAt, endedAt, pauses }) => ({
        deliveredAt: endedAt,
        turnaround: {
          businessDays,
          startedAt: confirmedAt,
          pauses: pauses.map(({ from, to }) => ({ from: new Date(from), to: to === null ? endedAt : new Date(to) })),
        },
      })),
    );
    const analysts = await Promise.all(
      open.map(async ({ analystId, ...counts }) => ({
        analyst: analystId === null ? null : await this.participants.nameOf(analystId),
        ...counts,
      })),
    );
    return { ...figures, workload: analysts };
  }
}

function isDelivered(state: CaseState): boolean {
  return state === 'delivered' || state === 'presented';
}

import { Clock } from '@casewright/kernel';
import { prepared, SqlReader } from '@casewright/platform';
import {
  addedInputs,
  type CaseActor,
  type CaseState,
  type CaseStepCommand,
  type CaseTerms,
  daysLeft,
  daysOf,
  dueAt,
  type InputsState,
  type Pause,
  type PlannedPresentation,
  PROVIDER_CALENDAR,
  termsDifference,
  type TermsLine,
  type TurnaroundDay,
} from '@casewright/rules';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { turnaroundOf } from '../domain/case';
import { PursuitNotFound } from '../domain/pursuit.errors';
import { CaseRates } from './case-rates';
import type { Participant } from './get-pursuit';
import { Participants } from './participants';
import type { Reader } from './reader';

export interface CaseHistoryStep {
  readonly command: CaseStepCommand;
  /** State after the step. */
  readonly state: CaseState;
  readonly party: CaseActor;
  readonly by: Participant;
  readonly reason: string | null;
  /** Credits earned or returned. */
  readonly credits: number | null;
  readonly at: Date;
}

/** Terms that wait for the seller's answer. */
export interface NewTerms {
  readonly lines: readonly TermsLine[];
  /** Titles of the inputs that they ask for in addition. */
  readonly inputs: readonly string[];
  readonly reason: string;
  readonly by: Participant;
  readonly at: Date;
}

export interface TurnaroundProgress {
  readonly businessDays: number;
  readonly daysLeft: number;
  readonly dueAt: Date;
  readonly isOverdue: boolean;
  readonly isPaused: boolean;
  readonly endedAt: Date | null;
  readonly days: readonly TurnaroundDay[];
}

export interface CaseProgress {
  readonly id: string;
  readonly number: number;
  readonly pursuitId: string;
  readonly prospect: string;
  readonly title: string;
  readonly state: CaseState;
  /** Set while on hold. */
  readonly stateBefore: CaseState | null;
  readonly terms: CaseTerms;
  readonly newTerms: NewTerms | null;
  readonly returnedCredits: number;
  readonly inputsState: InputsState;
  readonly startedAt: Date;
  readonly confirmedAt: Date | null;
  /** When the seller could first download a document. */
  readonly releasedAt: Date | null;
  /** Null until a date is set. */
  readonly presentation: PlannedPresentation | null;
  /** Null until an analyst is assigned. */
  readonly analyst: Participant | null;
  /** When it was last moved. */
  readonly changedAt: Date;
  /** Null before the terms are confirmed or without an agreed turnaround. */
  readonly turnaround: TurnaroundProgress | null;
  /** Newest first. */
  readonly history: readonly CaseHistoryStep[];
}

/** The newest case of a pursuit, for its seller and the provider. Null if none was started. */
export class GetCaseProgress extends Query<CaseProgress | null> {
  constructor(
    readonly reader: Reader,
    readonly pursuitId: string,
  ) {
    super();
  }
}

type Found = Omit<CaseProgress, 'newTerms' | 'turnaround' | 'history' | 'analyst' | 'presentation'> & {
  readonly presentation: { readonly startsAt: string; readonly attendees: string } | null;
  readonly analystId: string | null;
  readonly pauses: readonly { readonly from: string; readonly to: string | null }[];
  readonly endedAt: Date | null;
  readonly offer: {
    readonly terms: CaseTerms;
    readonly reason: string;
    readonly byId: string;
    readonly at: string;
  } | null;
};

const newest = prepared<Found>(
  'pursuits.get-case-progress',
  `select id, number, pursuit_id as "pursuitId",
     (select prospect from pursuits.pursuits where pursuits.id = pursuit_id) as prospect, title, state, state_before as "stateBefore", terms, offer,
     returned_credits as "returnedCredits", inputs_state as "inputsState", started_at as "startedAt", confirmed_at as "confirmedAt", released_at as "releasedAt", presentation, changed_at as "changedAt",
     analyst_id as "analystId", pauses, ended_at as "endedAt"
   from pursuits.cases where pursuit_id = $1 and (owner_id = $2 or $3) order by started_at desc limit 1`,
);
const exists = prepared<object>(
  'pursuits.find-pursuit-to-read',
  'select from pursuits.pursuits where id = $1 and (owner_id = $2 or $3)',
);
const steps = prepared<Omit<CaseHistoryStep, 'by'> & { readonly byId: string; readonly advocate: string | null }>(
  'pursuits.get-case-steps',
  `select command, case_steps.state, party, by_id as "byId", link.name as advocate, reason, case_steps.credits,
     occurred_at as at
   from pursuits.case_steps join pursuits.cases on cases.id = case_steps.case_id
   left join pursuits.advocate_links link on link.id = case_steps.by_id
   where pursuit_id = $1 order by position desc limit 200`,
);

@QueryHandler(GetCaseProgress)
export class GetCaseProgressHandler implements IQueryHandler<GetCaseProgress> {
  constructor(
    private readonly sql: SqlReader,
    private readonly participants: Participants,
    private readonly rates: CaseRates,
    private readonly clock: Clock,
  ) {}

  async execute({ reader, pursuitId }: GetCaseProgress): Promise<CaseProgress | null> {
    const [found] = await this.sql.read(newest, [pursuitId, reader.id, reader.isProvider]);
    if (!found) {
      const [pursuit] = await this.sql.read(exists, [pursuitId, reader.id, reader.isProvider]);
      if (!pursuit) throw new PursuitNotFound();
      return null;
    }
    const done = await this.sql.read(steps, [pursuitId]);
    const { offer, pauses, endedAt, analystId, presentation, ...progress } = found;
    const ids = [
      ...new Set([
        ...done.flatMap(({ byId, advocate }) => (advocate === null ? [byId] : [])),
        ...(offer ? [offer.byId] : []),
        ...(analystId === null ? [] : [analystId]),
      ]),
    ];
    const names = new Map(await Promise.all(ids.map(async (id) => [id, await this.participants.nameOf(id)] as const)));
    const personOf = (id: string): Participant => ({ name: names.get(id) ?? '', isYou: id === reader.id });
    return {
      ...progress,
      presentation: presentation && { ...presentation, startsAt: new Date(presentation.startsAt) },
      analyst: analystId === null ? null : personOf(analystId),
      turnaround: this.turnaround({ ...progress, pauses: pauses.map(pauseOf) }, endedAt),
      newTerms: offer && {
        lines: termsDifference(progress.terms, offer.terms, await this.rates.of(progress.terms.price.rateCard)),
        inputs: addedInputs(progress.terms.selections, offer.terms.selections).map(({ title }) => title),
        reason: offer.reason,
        by: personOf(offer.byId),
        at: new Date(offer.at),
      },
      history: done.map(({ byId, advocate, ...step }) => ({
        ...step,
        by: advocate === null ? personOf(byId) : { name: advocate, isYou: false },
      })),
    };
  }

  private turnaround(of: Parameters<typeof turnaroundOf>[0], endedAt: Date | null): TurnaroundProgress | null {
    const running = turnaroundOf(of);
    if (!running) return null;
    // An ended turnaround is frozen.
    const now = endedAt ?? this.clock.now();
    const due = dueAt(running, now, PROVIDER_CALENDAR);
    return {
      businessDays: running.businessDays,
      daysLeft: daysLeft(running, now, PROVIDER_CALENDAR),
      dueAt: due,
      isOverdue: now > due,
      isPaused: !endedAt && running.pauses.some(({ to }) => !to),
      endedAt,
      days: daysOf(running, now, PROVIDER_CALENDAR).slice(-MAX_DAYS),
    };
  }
}

/** Long pauses are cut off. */
const MAX_DAYS = 42;

const pauseOf = ({ from, to }: { readonly from: string; readonly to: string | null }): Pause => ({
  from: new Date(from),
  to: to === null ? null : new Date(to),
});

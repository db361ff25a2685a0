import { CommandEvents, prepared, Sql } from '@casewright/platform';
import type { CaseState, CaseTerms, InputsState, PlannedPresentation, RateCard } from '@casewright/rules';
import { Injectable } from '@nestjs/common';
import { Case, type OfferedTerms } from '../../domain/case';
import { CaseStep } from '../../domain/case-step';
import { type AssignedCase, type CaseNote, Cases, type UnassignedCase } from '../../domain/case.repository';
import { deliveryOf } from '../../domain/delivery';
import { CaseRates } from '../../queries/case-rates';

export interface CaseRow {
  readonly id: string;
  readonly pursuitId: string;
  readonly ownerId: string;
  readonly title: string;
  readonly state: CaseState;
  readonly stateBefore: CaseState | null;
  readonly terms: CaseTerms;
  readonly offer: (Omit<OfferedTerms, 'at'> & { readonly at: string }) | null;
  readonly returnedCredits: number;
  readonly inputsState: InputsState;
  readonly pauses: readonly { readonly from: string; readonly to: string | null }[];
  readonly startedAt: Date;
  readonly confirmedAt: Date | null;
  readonly releasedAt: Date | null;
  readonly presentation: (Omit<PlannedPresentation, 'startsAt'> & { readonly startsAt: string }) | null;
  readonly endedAt: Date | null;
  readonly dueAt: Date | null;
  readonly changedAt: Date;
}

/** Does not lock the row. */
export const CASE_ROW = `select id, pursuit_id as "pursuitId", owner_id as "ownerId", title, state, state_before as "stateBefore",
    terms, offer, returned_credits as "returnedCredits", inputs_state as "inputsState", pauses, started_at as "startedAt",
    confirmed_at as "confirmedAt", released_at as "releasedAt", presentation, ended_at as "endedAt", due_at as "dueAt",
    changed_at as "changedAt"
  from pursuits.cases`;

const lockPursuit = prepared(
  'pursuits.lock-pursuit-of-case',
  'select from pursuits.pursuits where id = (select pursuit_id from pursuits.cases where id = $1) for update',
);
const one = prepared<CaseRow>('pursuits.find-case', `${CASE_ROW} where id = $1 for update`);
const running = prepared<CaseRow>(
  'pursuits.find-running-case',
  `${CASE_ROW} where pursuit_id = $1 and state not in ('closed', 'cancelled') for update`,
);
const lockOwn = prepared(
  'pursuits.lock-own-pursuits',
  'select from pursuits.pursuits where owner_id = $1 order by id for update',
);
const own = prepared<CaseRow>(
  'pursuits.find-own-cases',
  `${CASE_ROW} where owner_id = $1 and state not in ('closed', 'cancelled') order by id for update`,
);
const add = prepared(
  'pursuits.add-case',
  `insert into pursuits.cases (id, pursuit_id, owner_id, title, state, terms, started_at, changed_at)
   values ($1, $2, $3, $4, $5, $6, $7, $7)`,
);
const save = prepared(
  'pursuits.save-case',
  `update pursuits.cases set state = $2, state_before = $3, terms = $4, offer = $5, returned_credits = $6, pauses = $7,
     confirmed_at = $8, ended_at = $9, due_at = $10, changed_at = $11, days_taken = $12, is_on_time = $13,
     released_at = $14, presentation = $15, inputs_state = $16
   where id = $1`,
);
const assign = prepared<AssignedCase>(
  'pursuits.assign-case',
  `with before as (select id, analyst_id from pursuits.cases where id = $1 for update)
   update pursuits.cases work set analyst_id = $2 from before where work.id = before.id
   returning owner_id as "ownerId", before.analyst_id is distinct from $2::uuid as "isChanged"`,
);
const lockPursuitsOfAnalyst = prepared(
  'pursuits.lock-pursuits-of-analyst',
  `select from pursuits.pursuits where id in (select pursuit_id from pursuits.cases where analyst_id = $1)
   order by id for update`,
);
const unassignAll = prepared<UnassignedCase>(
  'pursuits.unassign-cases',
  `update pursuits.cases set analyst_id = null where analyst_id = $1
   returning id, owner_id as "ownerId", state not in ('closed', 'cancelled') as "isOpen"`,
);
const addNote = prepared(
  'pursuits.add-case-note',
  `insert into pursuits.case_notes (case_id, by_id, note, noted_at)
   select id, $2, $3, $4 from pursuits.cases where id = $1 returning case_id`,
);
const addStep = prepared(
  'pursuits.add-case-step',
  `insert into pursuits.case_steps (case_id, command, state, party, by_id, reason, credits, occurred_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

@Injectable()
export class SqlCases extends Cases {
  constructor(
    private readonly sql: Sql,
    private readonly events: CommandEvents,
    private readonly rates: CaseRates,
  ) {
    super();
  }

  async add(started: Case): Promise<void> {
    const { id, pursuitId, ownerId, title, startedAt, figures } = started;
    const terms = JSON.stringify(figures.terms);
    await this.sql.run(add, [id, pursuitId, ownerId, title, figures.state, terms, startedAt]);
    await this.addSteps(started);
  }

  async findForUpdate(id: string): Promise<Case | undefined> {
    await this.sql.run(lockPursuit, [id]);
    const [row] = await this.sql.run(one, [id]);
    return row && caseOf(row);
  }

  async findRunningForUpdate(pursuitId: string): Promise<Case | undefined> {
    const [row] = await this.sql.run(running, [pursuitId]);
    return row && caseOf(row);
  }

  async findOwnForUpdate(ownerId: string): Promise<readonly Case[]> {
    await this.sql.run(lockOwn, [ownerId]);
    return (await this.sql.run(own, [ownerId])).map(caseOf);
  }

  ratesOf({ figures }: Case): Promise<RateCard> {
    return this.rates.of(figures.terms.price.rateCard);
  }

  async save(changed: Case): Promise<void> {
    const { id, figures } = changed;
    const { state, stateBefore, terms, offer, returnedCredits, pauses, confirmedAt, endedAt, dueAt } = figures;
    const { releasedAt, presentation, inputsState, changedAt } = figures;
    const { daysTaken = null, isOnTime = null } = deliveryOf(figures) ?? {};
    await this.sql.run(save, [
      ...[id, state, stateBefore, JSON.stringify(terms), offer && JSON.stringify(offer), returnedCredits],
      ...[JSON.stringify(pauses), confirmedAt, endedAt, dueAt, changedAt, daysTaken, isOnTime, releasedAt],
      ...[presentation && JSON.stringify(presentation), inputsState],
    ]);
    await this.addSteps(changed);
  }

  async assign(id: string, analystId: string | null): Promise<AssignedCase | undefined> {
    await this.sql.run(lockPursuit, [id]);
    return (await this.sql.run(assign, [id, analystId]))[0];
  }

  async unassignAll(analystId: string): Promise<readonly UnassignedCase[]> {
    await this.sql.run(lockPursuitsOfAnalyst, [analystId]);
    return this.sql.run(unassignAll, [analystId]);
  }

  async addNote({ caseId, byId, note, at }: CaseNote): Promise<boolean> {
    return (await this.sql.run(addNote, [caseId, byId, note, at])).length > 0;
  }

  private async addSteps(changed: Case): Promise<void> {
    for (const event of changed.releaseEvents()) {
      if (!(event instanceof CaseStep)) {
        this.events.record(event);
        continue;
      }
      const { command, state, party, byId, reason, credits, occurredAt } = event;
      await this.sql.run(addStep, [changed.id, command, state, party, byId, reason, credits, occurredAt]);
    }
  }
}

export function caseOf({
  id,
  pursuitId,
  ownerId,
  title,
  startedAt,
  offer,
  presentation,
  pauses,
  ...figures
}: CaseRow): Case {
  return new Case(id, pursuitId, ownerId, title, startedAt, {
    ...figures,
    offer: offer && { ...offer, at: new Date(offer.at) },
    presentation: presentation && { ...presentation, startsAt: new Date(presentation.startsAt) },
    pauses: pauses.map(({ from, to }) => ({ from: new Date(from), to: to === null ? null : new Date(to) })),
  });
}

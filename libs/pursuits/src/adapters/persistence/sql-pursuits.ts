import { prepared, Sql } from '@casewright/platform';
import { prospectKey, type PursuitFacts, type PursuitStage } from '@casewright/rules';
import { Injectable } from '@nestjs/common';
import { Pursuit, PursuitStep } from '../../domain/pursuit';
import { Pursuits, type Registration } from '../../domain/pursuit.repository';

interface PursuitRow extends PursuitFacts {
  readonly id: string;
  readonly ownerId: string;
  readonly stage: PursuitStage;
  readonly companyDomain: string;
  readonly registeredAt: Date | null;
  readonly decidedOn: string | null;
  readonly reason: string | null;
  readonly changedAt: Date;
}

const FOUND = `select id, owner_id as "ownerId", stage, company_domain as "companyDomain", prospect, opportunity,
    acv_dollars as "acvDollars", expected_close::text as "expectedClose", proposed, competing, contacts, notes,
    registered_at as "registeredAt", decided_on::text as "decidedOn", reason, changed_at as "changedAt"
  from pursuits.pursuits`;

const one = prepared<PursuitRow>(
  'pursuits.find-pursuit',
  `${FOUND} where owner_id = $1 and id = $2 and stage <> 'draft' for update`,
);
const lockSeller = prepared(
  'pursuits.lock-seller',
  `select pg_advisory_xact_lock(hashtextextended('draft:' || $1, 0))`,
);
const draft = prepared<PursuitRow>(
  'pursuits.find-draft',
  `${FOUND} where owner_id = $1 and stage = 'draft' for update`,
);
const COLUMNS = `id, owner_id, stage, company_domain, prospect, prospect_key, opportunity, acv_dollars, expected_close,
  proposed, competing, contacts, notes, registered_at, decided_on, reason, changed_at`;
// Columns match the fields, so one JSON document carries them all, arrays included.
const save = prepared(
  'pursuits.save-pursuit',
  `insert into pursuits.pursuits (${COLUMNS})
   select ${COLUMNS} from jsonb_populate_record(null::pursuits.pursuits, $1::jsonb)
   on conflict (id) do update set (${COLUMNS}) = row (${COLUMNS.split(',')
     .map((column) => `excluded.${column.trim()}`)
     .join(', ')})`,
);
const addStep = prepared(
  'pursuits.add-step',
  `insert into pursuits.steps (pursuit_id, command, stage, by_id, reason, changed, occurred_at)
   values ($1, $2, $3, $4, $5, array(select jsonb_array_elements_text($6::jsonb)), $7)`,
);
const deleteDraft = prepared(
  'pursuits.delete-draft',
  `delete from pursuits.pursuits where owner_id = $1 and stage = 'draft'`,
);
const eraseAll = prepared('pursuits.erase-pursuits', 'delete from pursuits.pursuits where owner_id = $1');
const lockProspect = prepared(
  'pursuits.lock-prospect',
  `select pg_advisory_xact_lock(hashtextextended('prospect:' || $1 || ':' || $2, 0))`,
);
const ofColleague = prepared<{ readonly id: string }>(
  'pursuits.find-same-of-colleague',
  `select id from pursuits.pursuits
   where company_domain = $1 and prospect_key = $2 and expected_close between $3::date and $4::date
     and stage not in ('draft', 'withdrawn') and owner_id <> $5 limit 1`,
);

@Injectable()
export class SqlPursuits extends Pursuits {
  constructor(private readonly sql: Sql) {
    super();
  }

  async findForUpdate(ownerId: string, id: string): Promise<Pursuit | undefined> {
    const [row] = await this.sql.run(one, [ownerId, id]);
    return row && pursuitOf(row);
  }

  async findDraftForUpdate(ownerId: string): Promise<Pursuit | undefined> {
    // There is no row to lock before the first draft.
    await this.sql.run(lockSeller, [ownerId]);
    const [row] = await this.sql.run(draft, [ownerId]);
    return row && pursuitOf(row);
  }

  async save(pursuit: Pursuit): Promise<void> {
    await this.sql.run(save, [JSON.stringify(columnsOf(pursuit))]);
    for (const step of pursuit.releaseEvents()) {
      if (!(step instanceof PursuitStep)) continue;
      const { command, stage, reason, changed, occurredAt } = step;
      await this.sql.run(addStep, [
        pursuit.id,
        command,
        stage,
        pursuit.ownerId,
        reason,
        JSON.stringify(changed),
        occurredAt,
      ]);
    }
  }

  async deleteDraft(ownerId: string): Promise<void> {
    await this.sql.run(deleteDraft, [ownerId]);
  }

  async isRegisteredByColleague({ ownerId, companyDomain, prospect, quarter }: Registration): Promise<boolean> {
    const key = prospectKey(prospect);
    await this.sql.run(lockProspect, [companyDomain, key]);
    const { firstDay, lastDay } = quarter;
    return (await this.sql.run(ofColleague, [companyDomain, key, firstDay, lastDay, ownerId])).length > 0;
  }

  async erase(ownerId: string): Promise<void> {
    await this.sql.run(eraseAll, [ownerId]);
  }
}

function pursuitOf(row: PursuitRow): Pursuit {
  const { id, ownerId, stage, companyDomain, registeredAt, decidedOn, reason, changedAt, ...facts } = row;
  const decision = decidedOn !== null && reason !== null ? { decidedOn, reason } : null;
  return new Pursuit(id, ownerId, { stage, facts, companyDomain, registeredAt, decision, changedAt });
}

function columnsOf({ id, ownerId, state }: Pursuit): object {
  const { stage, facts, companyDomain, registeredAt, decision, changedAt } = state;
  return {
    id,
    owner_id: ownerId,
    stage,
    company_domain: companyDomain,
    prospect: facts.prospect,
    prospect_key: prospectKey(facts.prospect),
    opportunity: facts.opportunity,
    acv_dollars: facts.acvDollars,
    expected_close: facts.expectedClose,
    proposed: facts.proposed,
    competing: facts.competing,
    contacts: facts.contacts,
    notes: facts.notes,
    registered_at: registeredAt,
    decided_on: decision?.decidedOn ?? null,
    reason: decision?.reason ?? null,
    changed_at: changedAt,
  };
}

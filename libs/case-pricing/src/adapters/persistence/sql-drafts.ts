import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Draft } from '../../domain/draft';
import { Drafts } from '../../domain/draft.repository';

// Whoever is second finds another revision than their own, or none, and changes nothing.
const KEEP = `
  insert into case_pricing.drafts as draft (id, owner_id, revision, selections, attempt, solution_count,
    competition_count, solution_names, competition_names, base_solution_credits, changed_at, created_at)
  select ?, ?, based.on_revision + 1, ?::jsonb, ?, ?, ?, array(select jsonb_array_elements_text(?::jsonb)),
    array(select jsonb_array_elements_text(?::jsonb)), ?, ?, ?
  from (select ?::int as on_revision) as based
  where based.on_revision = 0 or exists (select from case_pricing.drafts where owner_id = ?)
  on conflict (owner_id) do update set revision = draft.revision + 1, selections = excluded.selections,
    attempt = excluded.attempt, solution_count = excluded.solution_count,
    competition_count = excluded.competition_count, solution_names = excluded.solution_names,
    competition_names = excluded.competition_names, base_solution_credits = excluded.base_solution_credits,
    changed_at = excluded.changed_at
  where draft.revision = ?
  returning revision`;

@Injectable()
export class SqlDrafts extends Drafts {
  constructor(private readonly em: EntityManager) {
    super();
  }

  async keep(draft: Draft, basedOn: number, at: Date): Promise<number | undefined> {
    const { ownerId, selections, attempt, baseSolutionCredits, changedAt } = draft;
    const { proposed = [], competitive = [] } = selections ?? {};
    const names = (side: readonly { readonly name: string }[]) => JSON.stringify(side.map(({ name }) => name));
    const [kept] = await this.em.execute<{ revision: number }[]>(KEEP, [
      crypto.randomUUID(),
      ownerId,
      selections && JSON.stringify(selections),
      attempt,
      proposed.length,
      competitive.length,
      names(proposed),
      names(competitive),
      baseSolutionCredits,
      changedAt,
      at,
      basedOn,
      ownerId,
      basedOn,
    ]);
    return kept?.revision;
  }
}

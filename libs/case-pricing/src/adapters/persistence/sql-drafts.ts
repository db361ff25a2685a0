import { prepared, Sql } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import type { Draft } from '../../domain/draft';
import { Drafts } from '../../domain/draft.repository';

// Leaves a draft at another revision than $12 unchanged.
const save = prepared<{ readonly revision: number }>(
  'case-pricing.save-draft',
  `insert into case_pricing.drafts as draft (id, owner_id, revision, selections, attempt, solution_count,
     competition_count, solution_names, competition_names, base_solution_credits, changed_at, created_at)
   select $1::uuid, $2::uuid, $12::int + 1, $3::jsonb, $4, $5::int, $6::int,
     array(select jsonb_array_elements_text($7::jsonb)), array(select jsonb_array_elements_text($8::jsonb)),
     $9::int, $10::timestamptz, $11::timestamptz
   where $12::int = 0 or exists (select from case_pricing.drafts where owner_id = $2::uuid)
   on conflict (owner_id) do update set revision = draft.revision + 1, selections = excluded.selections,
     attempt = excluded.attempt, solution_count = excluded.solution_count,
     competition_count = excluded.competition_count, solution_names = excluded.solution_names,
     competition_names = excluded.competition_names, base_solution_credits = excluded.base_solution_credits,
     changed_at = excluded.changed_at
   where draft.revision = $12::int
   returning revision`,
);

@Injectable()
export class SqlDrafts extends Drafts {
  constructor(private readonly sql: Sql) {
    super();
  }

  async save(draft: Draft, basedOn: number, at: Date): Promise<number | undefined> {
    const { ownerId, selections, attempt, baseSolutionCredits, changedAt } = draft;
    const { proposed = [], competitive = [] } = selections ?? {};
    const names = (side: readonly { readonly name: string }[]) => JSON.stringify(side.map(({ name }) => name));
    const [saved] = await this.sql.run(save, [
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
    ]);
    return saved?.revision;
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Solutions beside the proposed one become proposed ones. Issued versions stay as they are. */
export class SolutionRoles extends Migration {
  override up(): void {
    this.addSql(`update value_models.models set content = jsonb_set(content, '{model,solutions}', (
      select jsonb_agg(case when solution ->> 'role' = 'alternative'
        then solution || '{"role": "proposed"}' else solution end order by place)
      from jsonb_array_elements(content #> '{model,solutions}') with ordinality as stored (solution, place)))
      where content #> '{model,solutions}' @> '[{"role": "alternative"}]'`);
  }
}

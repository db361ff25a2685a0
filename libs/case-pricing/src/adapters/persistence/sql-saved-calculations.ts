import { type Prepared, prepared, Sql } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import type { SavedCalculation } from '../../domain/saved-calculation';
import { SavedCalculations } from '../../domain/saved-calculation.repository';
import { CALCULATION_COLUMNS } from '../../queries/saved-calculation-row';

const COLUMNS = [
  'id',
  'owner_id',
  'title',
  'rate_card',
  'base_solution_credits',
  'solution_credits',
  'sla_credits',
  'acv_credits',
  'sla_turnaround_days',
  'acv_tier_selection',
  'environment_checkbox_count',
  'compute_model_checkbox_count',
  'proposed_count',
  'competitive_count',
  'total_case_credits',
  'presentation_support',
  'total_with_support',
  'proposed_solution_names',
  'competitor_names',
  'environment_selections',
  'compute_model_selections',
  'selected_checkboxes',
  'created_at',
].join(', ');

// Columns match the fields, so PostgreSQL reads one JSON document, arrays included.
const insert = prepared(
  'case-pricing.add-calculation',
  `insert into case_pricing.saved_calculations (${COLUMNS})
   select ${COLUMNS} from jsonb_populate_record(null::case_pricing.saved_calculations, $1::jsonb)`,
);
const find = prepared<SavedCalculation>(
  'case-pricing.find-calculation',
  `select owner_id as "ownerId", ${CALCULATION_COLUMNS} from case_pricing.saved_calculations
   where owner_id = $1 and id = $2 and deleted_at is null`,
);
const changing = (name: string, change: string, condition = 'true') =>
  prepared<{ readonly id: string }>(
    `case-pricing.${name}-calculation`,
    `update case_pricing.saved_calculations set ${change} where owner_id = $1 and id = $2 and ${condition} returning id`,
  );
const rename = changing('rename', 'title = $3', 'deleted_at is null');
const remove = changing('delete', 'deleted_at = coalesce(deleted_at, $3)');
const restore = changing('restore', 'deleted_at = null');
const erase = prepared(
  'case-pricing.erase-deleted-calculations',
  'delete from case_pricing.saved_calculations where deleted_at < $1',
);

@Injectable()
export class SqlSavedCalculations extends SavedCalculations {
  constructor(private readonly sql: Sql) {
    super();
  }

  async add(calculation: SavedCalculation): Promise<void> {
    const row = Object.fromEntries(
      Object.entries(calculation).map(([field, value]) => [columnOf(field), value as unknown]),
    );
    await this.sql.run(insert, [JSON.stringify(row)]);
  }

  async find(ownerId: string, id: string): Promise<SavedCalculation | undefined> {
    const [found] = await this.sql.run(find, [ownerId, id]);
    return found;
  }

  rename(ownerId: string, id: string, title: string): Promise<boolean> {
    return this.change(rename, [ownerId, id, title]);
  }

  delete(ownerId: string, id: string, at: Date): Promise<boolean> {
    return this.change(remove, [ownerId, id, at]);
  }

  restore(ownerId: string, id: string): Promise<boolean> {
    return this.change(restore, [ownerId, id]);
  }

  async erase(deletedBefore: Date): Promise<void> {
    await this.sql.run(erase, [deletedBefore]);
  }

  private async change(statement: Prepared<{ readonly id: string }>, values: readonly unknown[]): Promise<boolean> {
    return (await this.sql.run(statement, values)).length > 0;
  }
}

const columnOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { SavedCalculation } from '../../domain/saved-calculation';
import { SavedCalculations } from '../../domain/saved-calculation.repository';

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

// The columns are the fields, so PostgreSQL reads them from one JSON document, arrays included.
const INSERT = `
  insert into case_pricing.saved_calculations (${COLUMNS})
  select ${COLUMNS} from jsonb_populate_record(null::case_pricing.saved_calculations, ?::jsonb)`;

@Injectable()
export class SqlSavedCalculations extends SavedCalculations {
  constructor(private readonly em: EntityManager) {
    super();
  }

  async add(calculation: SavedCalculation): Promise<void> {
    const row = Object.fromEntries(
      Object.entries(calculation).map(([field, value]) => [columnOf(field), value as unknown]),
    );
    await this.em.execute(INSERT, [JSON.stringify(row)], 'run');
  }
}

const columnOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

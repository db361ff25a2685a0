import type { QueryResult } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
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

// The columns are the fields, so PostgreSQL reads them from one JSON document, arrays included.
const INSERT = `
  insert into case_pricing.saved_calculations (${COLUMNS})
  select ${COLUMNS} from jsonb_populate_record(null::case_pricing.saved_calculations, ?::jsonb)`;

const FIND = `
  select owner_id as "ownerId", ${CALCULATION_COLUMNS} from case_pricing.saved_calculations
  where owner_id = ? and id = ? and deleted_at is null`;

const changing = (change: string, state = 'true'): string =>
  `update case_pricing.saved_calculations set ${change} where owner_id = ? and id = ? and ${state}`;
const RENAME = changing('title = ?', 'deleted_at is null');
const DELETE = changing('deleted_at = coalesce(deleted_at, ?)');
const RESTORE = changing('deleted_at = null');
const ERASE = 'delete from case_pricing.saved_calculations where deleted_at < ?';

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

  async find(ownerId: string, id: string): Promise<SavedCalculation | undefined> {
    const [found] = await this.em.execute<SavedCalculation[]>(FIND, [ownerId, id]);
    return found;
  }

  rename(ownerId: string, id: string, title: string): Promise<boolean> {
    return this.change(RENAME, [title, ownerId, id]);
  }

  delete(ownerId: string, id: string, at: Date): Promise<boolean> {
    return this.change(DELETE, [at, ownerId, id]);
  }

  restore(ownerId: string, id: string): Promise<boolean> {
    return this.change(RESTORE, [ownerId, id]);
  }

  async erase(deletedBefore: Date): Promise<void> {
    await this.em.execute(ERASE, [deletedBefore], 'run');
  }

  private async change(sql: string, values: readonly unknown[]): Promise<boolean> {
    const { affectedRows } = await this.em.execute<QueryResult>(sql, [...values], 'run');
    return affectedRows > 0;
  }
}

const columnOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

import { Migration } from '@mikro-orm/migrations';

/** Includes the join column so that counts are index-only scans. */
export class CountOfQueue extends Migration {
  override up(): void {
    this.addSql(`
      drop index pursuits.cases_to_do, pursuits.cases_of_analyst, pursuits.cases_by_turn;
      create index cases_to_do on pursuits.cases ((coalesce(due_at, 'infinity'::timestamptz)), id)
        include (due_at, state, pursuit_id) where state not in ('closed', 'cancelled');
      create index cases_of_analyst on pursuits.cases (analyst_id, (coalesce(due_at, 'infinity'::timestamptz)), id)
        include (due_at, state, pursuit_id) where state not in ('closed', 'cancelled');
      create index cases_by_turn on pursuits.cases
        ((state in ('inputs', 'new-terms', 'case-review', 'advocate-review', 'delivered')),
          (coalesce(due_at, 'infinity'::timestamptz)), id)
        include (due_at, state, pursuit_id) where state not in ('closed', 'cancelled');
    `);
  }
}

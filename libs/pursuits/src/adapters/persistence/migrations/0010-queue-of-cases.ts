import { Migration } from '@mikro-orm/migrations';

/** Indexes for every filter and search of the provider's queue. */
export class QueueOfCases extends Migration {
  override up(): void {
    this.addSql(`
      create extension if not exists pg_trgm with schema public;
      -- Includes the columns of the expressions, so that counts are index-only scans.
      drop index pursuits.cases_to_do;
      create index cases_to_do on pursuits.cases ((coalesce(due_at, 'infinity'::timestamptz)), id)
        include (due_at, state) where state not in ('closed', 'cancelled');
      create index cases_of_analyst on pursuits.cases (analyst_id, (coalesce(due_at, 'infinity'::timestamptz)), id)
        include (due_at, state) where state not in ('closed', 'cancelled');
      create index cases_by_turn on pursuits.cases
        ((state in ('inputs', 'new-terms', 'case-review', 'advocate-review', 'delivered')),
          (coalesce(due_at, 'infinity'::timestamptz)), id)
        include (due_at, state) where state not in ('closed', 'cancelled');
      create index pursuits_by_texts on pursuits.pursuits
        using gin ((prospect || E'\\n' || opportunity) public.gin_trgm_ops);
    `);
  }
}

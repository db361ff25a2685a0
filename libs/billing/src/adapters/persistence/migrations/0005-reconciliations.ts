import { Migration } from '@mikro-orm/migrations';

/** When our orders were compared with the payment provider, and what came of it. */
export class ReconciliationsTable extends Migration {
  override up(): void {
    this.addSql(`
      create table billing.reconciliations (
        id          bigint generated always as identity primary key,
        asked_by    text not null,
        began_at    timestamptz not null,
        ended_at    timestamptz not null,
        compared    integer not null,
        repaired    jsonb not null,
        differences jsonb not null
      );
      create index orders_with_a_difference on billing.orders (placed_at) where failure = 'amount-differs';
    `);
  }
}

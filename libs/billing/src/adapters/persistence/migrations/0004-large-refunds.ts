import { Migration } from '@mikro-orm/migrations';

/** Checks the second admin of a large refund before its money is sent, not when its credits are posted afterward. */
export class LargeRefunds extends Migration {
  override up(): void {
    this.addSql(`
      alter table billing.adjustments
        drop constraint large_ones_by_two,
        add constraint large_ones_by_two
          check (state not in ('sending', 'posted') or abs(credits) <= 500 or decided_by <> requested_by);
    `);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Refunds pay money out, so another admin decides on those of an admin's own orders. */
export class NoRefundToOneself extends Migration {
  override up(): void {
    this.addSql(`
      alter table billing.adjustments add constraint no_refund_to_oneself check (
        kind <> 'refund' or owner_id <> requested_by
      ) not valid;
    `);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** A deleted calculation stays for a while, so that its owner can take the deletion back. */
export class DeletedCalculations extends Migration {
  override up(): void {
    this.addSql(`
      alter table case_pricing.saved_calculations add column deleted_at timestamptz;
      create index saved_calculations_deleted on case_pricing.saved_calculations (deleted_at)
        where deleted_at is not null;
    `);
  }
}

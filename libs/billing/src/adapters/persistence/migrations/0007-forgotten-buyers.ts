import { Migration } from '@mikro-orm/migrations';

/** A receipt stays as it was made out, but for whom it was made out to, once they have left. */
export class ForgottenBuyers extends Migration {
  override up(): void {
    this.addSql(`
      drop trigger keep_receipt on billing.orders;
      create trigger keep_receipt before update on billing.orders for each row
        when (old.receipt_number is not null and (
          (new.receipt_number, new.paid_cents, new.taxes) is distinct from (old.receipt_number, old.paid_cents, old.taxes)
          or (new.billed_to is not null and new.billed_to is distinct from old.billed_to)
        )) execute function billing.refuse_reopening();
    `);
  }
}

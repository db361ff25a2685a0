import { Migration } from '@mikro-orm/migrations';

/** A wrong amount that was paid stands with its order, so that it is known when all of it has gone back. */
export class ReturnedAmounts extends Migration {
  override up(): void {
    this.addSql(`
      alter table billing.orders
        drop constraint orders_failure_check,
        drop constraint a_receipt_for_each_payment,
        add constraint known_failure check (failure in ('payment-failed', 'amount-differs', 'amount-returned')),
        add constraint a_receipt_for_each_payment
          check ((status = 'credited') = (receipt_number is not null) and (status <> 'credited' or paid_cents is not null));
    `);
  }
}

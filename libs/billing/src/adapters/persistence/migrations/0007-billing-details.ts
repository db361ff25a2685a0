import { Migration } from '@mikro-orm/migrations';

/** A receipt keeps the details that it was issued with, until its buyer is deleted. */
export class BillingDetailsOnReceipts extends Migration {
  override up(): void {
    this.addSql(`
      create table billing.billing_details (
        owner_id       uuid primary key,
        company        text not null check (length(company) <= 120),
        address        text not null check (length(address) <= 300),
        tax_id         text not null check (length(tax_id) <= 40),
        purchase_order text not null check (length(purchase_order) <= 60)
      );
      alter table billing.orders add column billing_details jsonb;
      create trigger keep_billing_details before update on billing.orders for each row
        when (old.receipt_number is not null and new.billing_details is not null
          and new.billing_details is distinct from old.billing_details)
        execute function billing.refuse_reopening();
    `);
  }
}

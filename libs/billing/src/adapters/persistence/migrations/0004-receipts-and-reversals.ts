import { Migration } from '@mikro-orm/migrations';

/** What became of the money of an order: what was taken and from whom, its receipt, and what was taken back. */
export class ReceiptsAndReversals extends Migration {
  override up(): void {
    this.addSql(`
      create table billing.customers (
        owner_id    uuid primary key,
        customer_id text not null unique
      );

      alter table billing.orders
        drop constraint orders_status_check,
        drop constraint settled_when_no_longer_open,
        add constraint known_status check (status in ('open', 'processing', 'credited', 'failed', 'expired')),
        add constraint settled_when_no_longer_open check ((status in ('open', 'processing')) = (settled_at is null)),
        add column paid_cents       integer,
        add column taxes            jsonb not null default '[]',
        add column billed_to        jsonb,
        add column reversals        jsonb not null default '[]',
        add column reversed_credits integer not null default 0 check (reversed_credits between 0 and credits),
        add column receipt_number   text unique;
      create index orders_under_way on billing.orders (placed_at) where status in ('open', 'processing');

      create sequence billing.receipts;
      create function billing.number_receipt() returns trigger language plpgsql as $$
      begin
        new.receipt_number := to_char(new.settled_at at time zone 'UTC', 'YYYY') || '-' || lpad(nextval('billing.receipts')::text, 6, '0');
        return new;
      end $$;

      update billing.orders set paid_cents = amount_cents, receipt_number = to_char(settled_at at time zone 'UTC', 'YYYY')
        || '-' || lpad(nextval('billing.receipts')::text, 6, '0') where status = 'credited';

      alter table billing.orders add constraint a_receipt_for_each_payment
        check ((status = 'credited') = (receipt_number is not null) and (status = 'credited') = (paid_cents is not null));
      create trigger number_receipt before insert or update on billing.orders
        for each row when (new.status = 'credited' and new.receipt_number is null) execute function billing.number_receipt();
      create trigger keep_receipt before update on billing.orders for each row
        when (old.receipt_number is not null and (new.receipt_number, new.paid_cents, new.taxes, new.billed_to)
          is distinct from (old.receipt_number, old.paid_cents, old.taxes, old.billed_to))
        execute function billing.refuse_reopening();
    `);
  }
}

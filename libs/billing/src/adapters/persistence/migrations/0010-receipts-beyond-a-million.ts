import { Migration } from '@mikro-orm/migrations';

/** `lpad` cuts what is longer than it is asked for: the millionth receipt would have had the number of another. */
export class ReceiptsBeyondAMillion extends Migration {
  override up(): void {
    this.addSql(`
      create or replace function billing.number_receipt() returns trigger language plpgsql as $$
      declare
        number text := nextval('billing.receipts')::text;
      begin
        new.receipt_number := to_char(new.settled_at at time zone 'UTC', 'YYYY') || '-' || lpad(number, greatest(6, length(number)), '0');
        return new;
      end $$;
    `);
  }
}

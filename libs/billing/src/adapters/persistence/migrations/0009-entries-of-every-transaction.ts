import { Migration } from '@mikro-orm/migrations';

/** A transaction that moves nothing would use up its cause: each has an entry that gives and one that takes. */
export class EntriesOfEveryTransaction extends Migration {
  override up(): void {
    this.addSql(`
      create function billing.has_entries() returns trigger language plpgsql as $$
      begin
        if (select count(*) from billing.ledger_entries where transaction_id = new.id) < 2 then
          raise exception 'transaction % has fewer than two entries', new.id using errcode = 'check_violation';
        end if;
        return null;
      end $$;

      create constraint trigger has_entries after insert on billing.ledger_transactions
        deferrable initially deferred for each row execute function billing.has_entries();
    `);
  }
}

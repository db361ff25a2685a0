import { Migration } from '@mikro-orm/migrations';

/** What a page of a history shows and is filtered by stands in the entries, so that a long one costs what a short one does. */
export class History extends Migration {
  override up(): void {
    this.addSql(`
      alter table billing.ledger_entries
        add column balance_after integer, -- of the owner's own account; null for any other
        add column type          text;

      grant update on billing.ledger_entries to current_user;
      alter table billing.ledger_entries disable trigger append_only;
      update billing.ledger_entries entry set type = posted.type, balance_after = counted.balance
      from billing.ledger_transactions posted, (
        select transaction_id, account,
          case when account not like '%:%' then sum(amount) over (partition by account order by position) end as balance
        from billing.ledger_entries
      ) as counted
      where posted.id = entry.transaction_id
        and (counted.transaction_id, counted.account) = (entry.transaction_id, entry.account);
      alter table billing.ledger_entries enable trigger append_only;
      revoke update on billing.ledger_entries from current_user;

      alter table billing.ledger_entries alter column type set not null;
      create index ledger_entries_of_type on billing.ledger_entries (account, type, position desc) where account not like '%:%';

      create function billing.describe_entry() returns trigger language plpgsql as $$
      begin
        select type into new.type from billing.ledger_transactions where id = new.transaction_id;
        if new.account not like '%:%' then
          select posted + new.amount into new.balance_after from billing.credit_accounts where owner_id = new.account::uuid;
        end if;
        return new;
      end $$;
      create trigger describe_entry before insert on billing.ledger_entries
        for each row execute function billing.describe_entry();
    `);
  }
}

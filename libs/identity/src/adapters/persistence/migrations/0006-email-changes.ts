import { Migration } from '@mikro-orm/migrations';

/** Accounts on their way to another address; nobody else gets the one of before until that cannot be undone any more. */
export class EmailChangesTable extends Migration {
  override up(): void {
    this.addSql(`
      create table identity.email_changes (
        id             uuid primary key,
        account_id     uuid not null references identity.accounts on delete cascade deferrable initially deferred,
        old_email      text not null,
        new_email      text not null check (new_email <> old_email),
        requested_at   timestamptz not null,
        made_at        timestamptz,
        undoable_until timestamptz,
        reminded_at    timestamptz,
        constraint undoable_once_made check ((made_at is null) = (undoable_until is null)),
        constraint undoable_for_a_week check (undoable_until <= made_at + interval '7 days')
      );
      create unique index one_waiting_change_per_account on identity.email_changes (account_id) where made_at is null;
      create index changes_of_account on identity.email_changes (account_id, requested_at);
      create index addresses_kept on identity.email_changes (old_email) where made_at is not null;

      create function identity.refuse_kept_address() returns trigger language plpgsql as $$
      begin
        if exists (
          select from identity.email_changes
          where old_email = new.email and account_id <> new.id and undoable_until > now()
        ) then
          raise exception 'the address is kept for another account'
            using errcode = 'unique_violation', constraint = 'kept_address';
        end if;
        return null;
      end $$;
      -- After the row is written: whoever waited for the address to be given up sees for whom it is kept.
      create trigger kept_address after insert or update of email, role on identity.accounts
        for each row when (new.role <> 'decoy') execute function identity.refuse_kept_address();
    `);
  }
}

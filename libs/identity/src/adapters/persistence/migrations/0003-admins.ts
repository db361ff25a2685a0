import { Migration } from '@mikro-orm/migrations';

/** Keeps at least one admin, and adds step-up confirmation to sessions. */
export class Admins extends Migration {
  override up(): void {
    this.addSql(`
      alter table identity.sessions add column confirmed_at timestamptz; -- of the last password or passkey confirmation

      -- Serializes demotions: two admins cannot demote each other.
      create function identity.refuse_without_admin() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and new.role = 'admin' and new.deletion_due_at is null then
          return null;
        end if;
        perform pg_advisory_xact_lock(hashtext('identity.admins'));
        if not exists (select from identity.accounts where role = 'admin' and deletion_due_at is null) then
          raise exception 'the last admin stays' using errcode = 'restrict_violation', constraint = 'last_admin_stays';
        end if;
        return null;
      end $$;
      create trigger last_admin_stays after update of role, deletion_due_at or delete on identity.accounts
        for each row when (old.role = 'admin' and old.deletion_due_at is null)
        execute function identity.refuse_without_admin();
    `);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Accounts on their way out, and what is kept of a person, made ready for them to take along. */
export class DeletionsAndExports extends Migration {
  override up(): void {
    this.addSql(`
      alter table identity.accounts add column deletion_due_at timestamptz;
      create index deletions_due on identity.accounts (deletion_due_at) where deletion_due_at is not null;

      -- Who became an admin is remembered of accounts that are gone, too: by their id, which names nobody.
      alter table identity.role_changes drop constraint role_changes_account_id_fkey;

      create table identity.data_exports (
        id           uuid primary key,
        account_id   uuid not null references identity.accounts on delete cascade deferrable initially deferred,
        requested_at timestamptz not null,
        content      bytea, -- JSON, packed
        ready_at     timestamptz,
        expires_at   timestamptz,
        constraint ready_with_its_content check (
          (content is null) = (ready_at is null) and (ready_at is null) = (expires_at is null)),
        constraint exports_expire check (expires_at <= ready_at + interval '7 days')
      );
      create index exports_of_account on identity.data_exports (account_id, requested_at desc);
      create index exports_by_age on identity.data_exports (requested_at);
    `);
  }
}

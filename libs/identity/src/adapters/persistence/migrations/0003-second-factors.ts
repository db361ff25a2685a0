import { Migration } from '@mikro-orm/migrations';

/** Ways to sign in besides a password, and what browsers have begun. */
export class SecondFactors extends Migration {
  override up(): void {
    this.addSql(`
      create table identity.authenticators (
        account_id    uuid primary key references identity.accounts on delete cascade,
        sealed_secret text not null,
        confirmed_at  timestamptz,
        last_step     bigint not null,
        added_at      timestamptz not null
      );

      create table identity.recovery_codes (
        account_id uuid not null references identity.accounts on delete cascade,
        code_hash  text not null check (length(code_hash) = 43),
        primary key (account_id, code_hash)
      );

      create table identity.flows (
        token_hash text primary key check (length(token_hash) = 43),
        purpose    text not null check (purpose in ('second-step', 'add-passkey', 'passkey', 'reset-password')),
        account_id uuid references identity.accounts on delete cascade,
        about      text,
        expires_at timestamptz not null
      );
      create index flows_by_expiry on identity.flows (expires_at);
      create index flows_of_account on identity.flows (account_id);
    `);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Sign-ups wait in their own table. They open no session and stand in for no account. */
export class RegistrationsTable extends Migration {
  override up(): void {
    this.addSql(`
      create table identity.registrations (
        id                uuid primary key,
        email             text not null,
        first_name        text not null check (length(first_name) between 1 and 100),
        last_name         text not null check (length(last_name) between 1 and 100),
        password_hash     text not null check (password_hash like '$argon2id$%'),
        terms_version     text not null,
        terms_accepted_at timestamptz not null,
        browser_hash      text not null unique check (length(browser_hash) = 43),
        started_at        timestamptz not null,
        expires_at        timestamptz not null check (expires_at <= started_at + interval '1 hour')
      );
      create index registrations_of_address on identity.registrations (email, password_hash);
      create index registrations_by_expiry on identity.registrations (expires_at);

      delete from identity.accounts where role = 'decoy';
      drop index identity.one_account_per_address, identity.decoys_of_address, identity.decoys_by_age;
      drop trigger kept_address on identity.accounts;
      alter table identity.accounts
        drop constraint accounts_role_check,
        drop constraint decoys_are_never_verified,
        add constraint accounts_role_check check (role in ('user', 'admin')),
        add constraint one_account_per_address unique (email);
      create trigger kept_address after insert or update of email on identity.accounts
        for each row execute function identity.refuse_kept_address();

      -- Codes that verify an address belong to the address, whether or not it has an account.
      delete from identity.email_codes where purpose = 'verify-email';
      alter table identity.email_codes
        add subject text,
        add registration_id uuid,
        alter account_id drop not null;
      update identity.email_codes set subject = account_id::text;
      alter table identity.email_codes
        alter subject set not null,
        add constraint codes_of_addresses_have_no_account check ((purpose = 'verify-email') = (account_id is null));
      drop index identity.codes_of_account;
      create index codes_of_account on identity.email_codes (account_id);
      create index codes_of_subject on identity.email_codes (subject, purpose, issued_at desc);

      alter table identity.guesses
        drop constraint guesses_within_budget,
        add constraint guesses_are_counted check (wrong >= 0);
      alter table identity.tries
        drop constraint tries_within_bounds,
        add constraint tries_within_bounds check (
          taken between 0 and case purpose
            when 'sign-in' then 20 when 'sign-in-known-device' then 20 when 'network-address' then 100
            when 'code-network' then 30 else 5 end);
    `);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** The database refuses what must never be, whoever writes to it. */
export class IdentityAccounts extends Migration {
  override up(): void {
    this.addSql(`
      create extension if not exists pg_trgm with schema public;
      create schema identity;

      create table identity.accounts (
        id                uuid primary key,
        email             text not null constraint one_account_per_address unique
                          constraint address_in_its_one_spelling check (email = lower(email) and email ~ '^[!-?A-~]+@[a-z0-9.-]+$'),
        first_name        text not null check (length(first_name) between 1 and 100),
        last_name         text not null check (length(last_name) between 1 and 100),
        password_hash     text not null constraint password_never_readable check (password_hash like '$argon2id$%'),
        role              text not null check (role in ('user', 'admin')),
        email_verified    boolean not null,
        terms_version     text not null,
        terms_accepted_at timestamptz not null,
        created_at        timestamptz not null,
        reminded_at       timestamptz,
        constraint admins_are_verified check (role <> 'admin' or email_verified)
      );
      create index users_by_age on identity.accounts (created_at desc, id desc) where role = 'user';
      create index users_by_words on identity.accounts
        using gin ((first_name || ' ' || last_name || ' ' || email) public.gin_trgm_ops) where role = 'user';
      create index users_by_first_name on identity.accounts (lower(first_name) text_pattern_ops) where role = 'user';
      create index users_by_last_name on identity.accounts (lower(last_name) text_pattern_ops) where role = 'user';
      create index users_by_address on identity.accounts (email text_pattern_ops) where role = 'user';
      create index admins on identity.accounts (created_at, id) where role = 'admin';

      create table identity.role_changes (
        id         bigint generated always as identity primary key,
        account_id uuid not null references identity.accounts,
        role       text not null check (role in ('user', 'admin')),
        changed_by text not null,
        changed_at timestamptz not null
      );

      create function identity.refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception 'changes of roles are append-only' using errcode = 'restrict_violation';
      end $$;
      create trigger append_only before update or delete or truncate on identity.role_changes
        execute function identity.refuse_change();

      -- References wait for the commit: an account and what belongs to it are written in one flush, in any order.
      create table identity.sessions (
        id         uuid primary key,
        account_id uuid not null references identity.accounts on delete cascade deferrable initially deferred,
        token_hash text not null unique check (length(token_hash) = 43),
        opened_at  timestamptz not null,
        expires_at timestamptz not null
      );
      create index sessions_of_account on identity.sessions (account_id);

      create table identity.email_codes (
        id         uuid primary key,
        account_id uuid not null references identity.accounts on delete cascade deferrable initially deferred,
        purpose    text not null check (purpose in ('verify-email', 'reset-password')),
        issued_at  timestamptz not null,
        expires_at timestamptz not null check (expires_at <= issued_at + interval '15 minutes'),
        voided_at  timestamptz
      );
      create index codes_of_account on identity.email_codes (account_id, purpose, issued_at desc);

      create table identity.tries (
        address_hash      text not null check (length(address_hash) = 43),
        purpose           text not null,
        taken             smallint not null,
        window_started_at timestamptz not null,
        primary key (address_hash, purpose),
        constraint tries_within_bounds check (
          taken between 0 and case purpose when 'verify-email' then 5 when 'reset-password' then 5 when 'sign-in' then 20 end)
      );
      create index tries_by_age on identity.tries (window_started_at);
    `);
  }
}

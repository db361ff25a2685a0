import { Migration } from '@mikro-orm/migrations';

export class IdentityBaseline extends Migration {
  override up(): void {
    this.addSql(ACCOUNTS);
    this.addSql(SESSIONS);
    this.addSql(SIGN_IN_METHODS);
    this.addSql(CODES);
    this.addSql(EMAIL_CHANGES);
    this.addSql(DATA_EXPORTS);
  }
}

const ACCOUNTS = `
  create extension if not exists pg_trgm with schema public;
  create schema identity;

  create table identity.accounts (
    id                uuid primary key,
    email             text not null constraint one_account_per_address unique
                      constraint normalized_address check (email = lower(email) and email ~ '^[!-?A-~]+@[a-z0-9.-]+$'),
    first_name        text not null check (length(first_name) between 1 and 100),
    last_name         text not null check (length(last_name) between 1 and 100),
    password_hash     text not null constraint password_never_readable check (password_hash like '$argon2id$%'),
    role              text not null check (role in ('user', 'admin')),
    email_verified    boolean not null,
    terms_version     text not null,
    terms_accepted_at timestamptz not null,
    created_at        timestamptz not null,
    reminded_at       timestamptz,
    deletion_due_at   timestamptz,
    constraint admins_are_verified check (role <> 'admin' or email_verified)
  );
  create index users_by_age on identity.accounts (created_at desc, id desc) where role = 'user';
  create index users_by_words on identity.accounts
    using gin ((first_name || ' ' || last_name || ' ' || email) public.gin_trgm_ops) where role = 'user';
  create index users_by_first_name on identity.accounts (lower(first_name) text_pattern_ops) where role = 'user';
  create index users_by_last_name on identity.accounts (lower(last_name) text_pattern_ops) where role = 'user';
  create index users_by_address on identity.accounts (email text_pattern_ops) where role = 'user';
  create index admins on identity.accounts (created_at, id) where role = 'admin';
  create index deletions_due on identity.accounts (deletion_due_at) where deletion_due_at is not null;

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

  -- Also of deleted accounts, by an id that identifies no one.
  create table identity.role_changes (
    id         bigint generated always as identity primary key,
    account_id uuid not null,
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
`;

// Deferred foreign keys let one flush insert an account and its rows in any order.
const SESSIONS = `
  create table identity.devices (
    id            uuid primary key,
    account_id    uuid not null references identity.accounts on delete cascade deferrable initially deferred,
    token_hash    text not null check (length(token_hash) = 43),
    first_seen_at timestamptz not null,
    last_seen_at  timestamptz not null,
    constraint one_device_per_token unique (token_hash, account_id)
  );
  create index devices_of_account on identity.devices (account_id);
  create index devices_by_age on identity.devices (last_seen_at);

  create table identity.sessions (
    id                  uuid primary key,
    account_id          uuid not null references identity.accounts on delete cascade deferrable initially deferred,
    token_hash          text not null unique check (length(token_hash) = 43),
    device_id           uuid references identity.devices on delete set null deferrable initially deferred,
    user_agent          text check (length(user_agent) <= 400),
    mfa                 boolean not null default false, -- whether a second factor was used
    opened_at           timestamptz not null,
    last_seen_at        timestamptz not null,
    expires_at          timestamptz not null,
    absolute_expires_at timestamptz not null,
    constraint sessions_end_for_good check (
      expires_at <= absolute_expires_at and absolute_expires_at <= opened_at + interval '90 days')
  );
  create index sessions_of_account on identity.sessions (account_id);
  create index sessions_by_expiry on identity.sessions (expires_at);
  create index sessions_of_device on identity.sessions (device_id);

  -- Flows that a browser has started and continues in a later request.
  create table identity.pending_steps (
    token_hash text primary key check (length(token_hash) = 43),
    purpose    text not null check (purpose in ('second-step', 'add-passkey', 'passkey', 'reset-password')),
    account_id uuid references identity.accounts on delete cascade,
    about      text,
    expires_at timestamptz not null
  );
  create index pending_steps_by_expiry on identity.pending_steps (expires_at);
  create index pending_steps_of_account on identity.pending_steps (account_id);

  -- Attempts at secrets, by a hash of the account, device or network.
  create table identity.attempts (
    key_hash   text not null check (length(key_hash) = 43),
    purpose    text not null,
    count      integer not null check (count >= 0),
    expires_at timestamptz not null,
    primary key (key_hash, purpose)
  );
  create index attempts_by_expiry on identity.attempts (expires_at);
`;

const SIGN_IN_METHODS = `
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

  create table identity.passkeys (
    id            uuid primary key,
    account_id    uuid not null references identity.accounts on delete cascade,
    credential_id text not null constraint one_passkey_per_pair_of_keys unique
                  check (length(credential_id) between 1 and 1364),
    public_key    text not null,
    sign_count    bigint not null constraint counts_of_four_bytes check (sign_count between 0 and 4294967295),
    transports    jsonb not null,
    is_synced     boolean not null,
    name          text not null check (length(name) between 1 and 60),
    added_at      timestamptz not null,
    last_used_at  timestamptz
  );
  create index passkeys_of_account on identity.passkeys (account_id, added_at);
`;

// A verification code belongs to the address, whether or not it has an account.
const CODES = `
  create table identity.email_codes (
    id              uuid primary key,
    subject         text not null,
    account_id      uuid references identity.accounts on delete cascade deferrable initially deferred,
    registration_id uuid,
    purpose         text not null check (purpose in ('verify-email', 'reset-password', 'change-email')),
    issued_at       timestamptz not null,
    expires_at      timestamptz not null check (expires_at <= issued_at + interval '15 minutes'),
    voided_at       timestamptz,
    link_hash       text constraint one_code_per_link unique check (length(link_hash) = 43),
    constraint codes_of_addresses_have_no_account check ((purpose = 'verify-email') = (account_id is null))
  );
  create index codes_of_account on identity.email_codes (account_id);
  create index codes_of_subject on identity.email_codes (subject, purpose, issued_at desc);
  create index codes_by_age on identity.email_codes (issued_at);

  create table identity.reset_requests (
    address_hash text not null check (length(address_hash) = 43),
    requested_at timestamptz not null
  );
  create index reset_requests_of_address on identity.reset_requests (address_hash, requested_at);
  create index reset_requests_by_age on identity.reset_requests (requested_at);
`;

const EMAIL_CHANGES = `
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

  -- The previous address is reserved while the change can be undone.
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
  -- Checks after the write, so that a concurrent account for the address is refused too.
  create trigger kept_address after insert or update of email on identity.accounts
    for each row execute function identity.refuse_kept_address();
`;

const DATA_EXPORTS = `
  create table identity.data_exports (
    id           uuid primary key,
    account_id   uuid not null references identity.accounts on delete cascade deferrable initially deferred,
    requested_at timestamptz not null,
    content      bytea, -- compressed JSON
    ready_at     timestamptz,
    expires_at   timestamptz,
    constraint ready_with_its_content check (
      (content is null) = (ready_at is null) and (ready_at is null) = (expires_at is null)),
    constraint exports_expire check (expires_at <= ready_at + interval '7 days')
  );
  create index exports_of_account on identity.data_exports (account_id, requested_at desc);
  create index exports_by_age on identity.data_exports (requested_at);
`;

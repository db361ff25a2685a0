import { Migration } from '@mikro-orm/migrations';

/** Sessions know their device and end for good; codes are guessed within a budget; decoys stand beside accounts. */
export class SessionsAndDevices extends Migration {
  override up(): void {
    this.addSql(`
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

      alter table identity.sessions
        add device_id           uuid references identity.devices on delete set null deferrable initially deferred,
        add user_agent          text check (length(user_agent) <= 400),
        add strong              boolean not null default false,
        add last_seen_at        timestamptz,
        add absolute_expires_at timestamptz;
      update identity.sessions set last_seen_at = opened_at, absolute_expires_at = opened_at + interval '90 days';
      update identity.sessions set expires_at = least(expires_at, absolute_expires_at);
      alter table identity.sessions
        alter last_seen_at set not null,
        alter absolute_expires_at set not null,
        add constraint sessions_end_for_good check (
          expires_at <= absolute_expires_at and absolute_expires_at <= opened_at + interval '90 days');
      create index sessions_by_expiry on identity.sessions (expires_at);
      create index sessions_of_device on identity.sessions (device_id);

      alter table identity.email_codes
        drop constraint email_codes_purpose_check,
        add constraint email_codes_purpose_check check (purpose in ('verify-email', 'reset-password', 'change-email'));
      create index codes_by_age on identity.email_codes (issued_at);

      alter table identity.tries
        drop constraint tries_within_bounds,
        add constraint tries_within_bounds check (
          taken between 0 and case purpose
            when 'sign-in' then 20 when 'sign-in-known-device' then 20 when 'network-address' then 100 else 5 end);

      create table identity.guesses (
        day   date primary key,
        wrong integer not null constraint guesses_within_budget check (wrong between 0 and 2000)
      );

      alter table identity.accounts
        drop constraint one_account_per_address,
        drop constraint accounts_role_check,
        add constraint accounts_role_check check (role in ('user', 'admin', 'decoy')),
        add constraint decoys_are_never_verified check (role <> 'decoy' or not email_verified);
      create unique index one_account_per_address on identity.accounts (email) where role <> 'decoy';
      create index decoys_of_address on identity.accounts (email) where role = 'decoy';
      create index decoys_by_age on identity.accounts (created_at) where role = 'decoy';
    `);
  }
}

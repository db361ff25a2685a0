import { Migration } from '@mikro-orm/migrations';

/** Pairs of keys, of which the devices of people keep the secret half. */
export class PasskeysTable extends Migration {
  override up(): void {
    this.addSql(`
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
    `);
  }
}

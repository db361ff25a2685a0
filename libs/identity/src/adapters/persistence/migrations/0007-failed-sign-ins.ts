import { Migration } from '@mikro-orm/migrations';

/** Failed sign-ins by account, network, reason and hour, for owners and admins. */
export class FailedSignInsByHour extends Migration {
  override up(): void {
    this.addSql(`
      create table identity.failed_sign_ins (
        target_hash text not null check (length(target_hash) = 43),
        account_id  uuid references identity.accounts on delete cascade,
        network     text not null check (length(network) between 1 and 50),
        reason      text not null check (reason in ('password', 'second-step')),
        hour        timestamptz not null check (hour = date_trunc('hour', hour)),
        count       integer not null check (count > 0),
        last_at     timestamptz not null check (last_at >= hour and last_at < hour + interval '1 hour'),
        primary key (target_hash, network, reason, hour)
      );
      create index failed_sign_ins_of_account on identity.failed_sign_ins (account_id, last_at desc)
        where account_id is not null;
      create index failed_sign_ins_by_time on identity.failed_sign_ins (last_at);
    `);
  }
}

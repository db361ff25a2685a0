import { prepared, Sql } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { type FailedSignIn, FailedSignIns } from '../../domain/failed-sign-ins.repository';
import type { RecentFailures } from '../../domain/sign-in-spray';
import { hashOfKey } from './hash-of-key';

// An account that is erased meanwhile leaves a row without it.
const count = prepared(
  'identity.count-failed-sign-in',
  `insert into identity.failed_sign_ins as known (target_hash, account_id, network, reason, hour, count, last_at)
   values ($1, (select id from identity.accounts where id = $2), $3, $4, date_trunc('hour', $5::timestamptz), 1, $5)
   on conflict (target_hash, network, reason, hour) do update set
     count = known.count + 1, last_at = greatest(known.last_at, excluded.last_at)`,
);

const since = prepared<RecentFailures>(
  'identity.failed-sign-ins-since',
  `with recent as (select target_hash, network, count from identity.failed_sign_ins where last_at > $1),
   networks as (
     select network, count(distinct target_hash)::int as accounts from recent group by network
     order by accounts desc, network limit 1
   )
   select (select sum(count)::int from recent) as failures,
     (select count(distinct target_hash)::int from recent) as accounts, network, accounts as "accountsOfNetwork"
   from networks`,
);
const beginAlert = prepared<{ readonly at: Date }>(
  'identity.begin-spray-alert',
  `insert into identity.spray_alerts (alerted_at)
   select $1::timestamptz where not exists (select from identity.spray_alerts where alerted_at > $2)
   on conflict do nothing returning alerted_at as at`,
);

@Injectable()
export class SqlFailedSignIns extends FailedSignIns {
  constructor(private readonly sql: Sql) {
    super();
  }

  async count({ accountId, target, network, reason }: FailedSignIn, at: Date): Promise<void> {
    await this.sql.run(count, [hashOfKey(target), accountId, network, reason, at]);
  }

  async since(from: Date): Promise<RecentFailures | undefined> {
    const [recent] = await this.sql.run(since, [from]);
    return recent;
  }

  async beginAlert(at: Date, from: Date): Promise<boolean> {
    return (await this.sql.run(beginAlert, [at, from])).length > 0;
  }
}

import { prepared, Sql } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { type FailedSignIn, FailedSignIns } from '../../domain/failed-sign-in';
import { hashOfKey } from './hash-of-key';

// An account that is erased meanwhile leaves a row without it.
const count = prepared(
  'identity.count-failed-sign-in',
  `insert into identity.failed_sign_ins as known (target_hash, account_id, network, reason, hour, count, last_at)
   values ($1, (select id from identity.accounts where id = $2), $3, $4, date_trunc('hour', $5::timestamptz), 1, $5)
   on conflict (target_hash, network, reason, hour) do update set
     count = known.count + 1, last_at = greatest(known.last_at, excluded.last_at)`,
);

@Injectable()
export class SqlFailedSignIns extends FailedSignIns {
  constructor(private readonly sql: Sql) {
    super();
  }

  async count({ accountId, target, network, reason }: FailedSignIn, at: Date): Promise<void> {
    await this.sql.run(count, [hashOfKey(target), accountId, network, reason, at]);
  }
}

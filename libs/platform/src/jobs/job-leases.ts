import { Injectable } from '@nestjs/common';
import { Sql } from '../persistence/sql';
import { prepared } from '../persistence/sql-reader';
import { Transactions } from '../persistence/transactions';

const LEASE_SECONDS = 60;
/** Several renewals may fail before the lease expires. */
export const RENEW_EVERY_MS = 15_000;

export interface Lease {
  readonly name: string;
  readonly id: string;
}

/** Leases jobs to workers without a transaction that stays open. All times are the database's. */
@Injectable()
export class JobLeases {
  constructor(
    private readonly transactions: Transactions,
    private readonly sql: Sql,
  ) {}

  /** @returns undefined if the last successful run began less than `everySeconds` ago, or another worker runs it */
  async claim(name: string, everySeconds: number): Promise<Lease | undefined> {
    const lease = { name, id: crypto.randomUUID() };
    const claimed = await this.transactions.run(async () => {
      await this.sql.run(add, [name]);
      return this.sql.run(claim, [name, lease.id, everySeconds]);
    });
    return claimed.length > 0 ? lease : undefined;
  }

  /** @returns whether the lease is still held */
  async renew({ name, id }: Lease): Promise<boolean> {
    return (await this.transactions.run(() => this.sql.run(renew, [name, id]))).length > 0;
  }

  /** @param succeeded if false, the job is due again at the next poll */
  async release({ name, id }: Lease, succeeded: boolean): Promise<void> {
    await this.transactions.run(() => this.sql.run(release, [name, id, succeeded]));
  }
}

const add = prepared(
  'platform.add-job',
  'insert into platform.scheduled_jobs (name) values ($1) on conflict (name) do nothing',
);

const claim = prepared(
  'platform.claim-job',
  `update platform.scheduled_jobs
   set lease_id = $2, leased_at = now(), leased_until = now() + interval '${LEASE_SECONDS} seconds'
   where name = $1 and started_at <= now() - $3 * interval '1 second' and (leased_until is null or leased_until <= now())
   returning name`,
);

const renew = prepared(
  'platform.renew-job',
  `update platform.scheduled_jobs set leased_until = now() + interval '${LEASE_SECONDS} seconds'
   where name = $1 and lease_id = $2 returning name`,
);

const release = prepared(
  'platform.release-job',
  `update platform.scheduled_jobs
   set started_at = case when $3::boolean then leased_at else started_at end,
     lease_id = null, leased_at = null, leased_until = null
   where name = $1 and lease_id = $2`,
);

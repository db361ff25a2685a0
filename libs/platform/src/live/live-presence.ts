import { Injectable } from '@nestjs/common';
import { Sql } from '../persistence/sql';
import { prepared, SqlReader } from '../persistence/sql-reader';
import { Transactions } from '../persistence/transactions';

/** Must exceed the interval between sightings of an open stream. */
const SEEN_WITHIN_SECONDS = 45;

// Ordered, so that concurrent writes do not deadlock.
const note = prepared(
  'platform.note-live-users',
  `insert into platform.live_users (user_id, seen_at)
   select distinct user_id::uuid, now() from jsonb_array_elements_text($1::jsonb) as live (user_id) order by 1
   on conflict (user_id) do update set seen_at = now()`,
);

const present = prepared<{ readonly id: string }>(
  'platform.live-users',
  `select user_id as id from platform.live_users
   where user_id = any($1::uuid[]) and seen_at > now() - interval '${SEEN_WITHIN_SECONDS} seconds'`,
);

@Injectable()
export class LivePresence {
  constructor(
    private readonly transactions: Transactions,
    private readonly sql: Sql,
    private readonly reader: SqlReader,
  ) {}

  async note(userIds: readonly string[]): Promise<void> {
    await this.transactions.run(() => this.sql.run(note, [JSON.stringify(userIds)]));
  }

  async among(userIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.reader.read(present, [userIds]);
    return new Set(rows.map(({ id }) => id));
  }
}

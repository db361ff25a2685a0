import { Logger } from '@nestjs/common';
import { Scheduled, type ScheduledJob } from '../jobs/scheduled-job';
import { Sql } from '../persistence/sql';
import { prepared } from '../persistence/sql-reader';
import { Transactions } from '../persistence/transactions';
import { FileStore } from './file-store';

/** An interrupted upload can be resumed until then. */
const ABANDONED_AFTER = '1 hour';
const BATCH = 100;

const abandon = prepared(
  'platform.abandon-uploads',
  `delete from platform.files where id in (
     select id from platform.files
     where state = 'uploading' and touched_at < now() - interval '${ABANDONED_AFTER}' limit ${BATCH})`,
);

const due = prepared<{ readonly key: string }>(
  'platform.due-file-keys',
  `select key from platform.unused_file_keys where due_at <= now() order by due_at limit ${BATCH}`,
);

const forget = prepared(
  'platform.forget-file-keys',
  'delete from platform.unused_file_keys where key in (select jsonb_array_elements_text($1::jsonb))',
);

const postpone = prepared(
  'platform.postpone-file-keys',
  `update platform.unused_file_keys set due_at = now() + interval '1 hour'
   where key in (select jsonb_array_elements_text($1::jsonb))`,
);

@Scheduled({ name: 'platform.sweep-files', everySeconds: 60 })
export class SweepFiles implements ScheduledJob {
  private readonly logger = new Logger(SweepFiles.name);

  constructor(
    private readonly store: FileStore,
    private readonly sql: Sql,
    private readonly transactions: Transactions,
  ) {}

  async run(): Promise<void> {
    await this.transactions.run(() => this.sql.run(abandon, []));
    for (let count = BATCH; count === BATCH;) {
      const keys = (await this.transactions.run(() => this.sql.run(due, []))).map(({ key }) => key);
      const failed = await this.delete(keys);
      const deleted = keys.filter((key) => !failed.includes(key));
      await this.transactions.run(async () => {
        await this.sql.run(forget, [JSON.stringify(deleted)]);
        await this.sql.run(postpone, [JSON.stringify(failed)]);
      });
      count = keys.length;
    }
  }

  /** @returns the keys that could not be deleted. They must not keep the others. */
  private async delete(keys: readonly string[]): Promise<readonly string[]> {
    const failed: string[] = [];
    for (const key of keys) {
      try {
        await this.store.delete(key);
      } catch (error) {
        failed.push(key);
        this.logger.error(new Error(`File ${key} could not be deleted. Trying again in an hour.`, { cause: error }));
      }
    }
    return failed;
  }
}

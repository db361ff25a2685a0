import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { prepared, SqlReader } from '../persistence/sql-reader';

export interface ScheduledJobState {
  readonly name: string;
  /** Start of the last successful run. Null before the first. */
  readonly startedAt: Date | null;
  readonly isRunning: boolean;
}

export class ListScheduledJobs extends Query<readonly ScheduledJobState[]> {}

const all = prepared<ScheduledJobState>(
  'platform.list-scheduled-jobs',
  `select name, nullif(started_at, '-infinity') as "startedAt", coalesce(leased_until > now(), false) as "isRunning"
   from platform.scheduled_jobs order by name`,
);

@QueryHandler(ListScheduledJobs)
export class ListScheduledJobsHandler implements IQueryHandler<ListScheduledJobs> {
  constructor(private readonly sql: SqlReader) {}

  execute(): Promise<readonly ScheduledJobState[]> {
    return this.sql.read(all, []);
  }
}

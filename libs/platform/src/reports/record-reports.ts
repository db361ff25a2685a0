import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Sql } from '../persistence/sql';
import { prepared } from '../persistence/sql-reader';

export interface RemoteReport {
  readonly remote: string;
  readonly version: string;
  readonly views: number;
  readonly errors: number;
  readonly vitals: number;
  readonly goodVitals: number;
}

export class RecordReports extends Command<void> {
  constructor(readonly reports: readonly RemoteReport[]) {
    super();
  }
}

/** Bounds storage, since reporting is public. */
const MAX_VERSIONS = 1_000;
const KEPT_DAYS = 90;

// Ordered, so that concurrent reports do not deadlock.
const add = prepared(
  'platform.add-remote-reports',
  `insert into platform.remote_reports as known
     (remote, version, first_reported_at, last_reported_at, views, errors, vitals, good_vitals)
   select remote, version, $1, $1, sum(views), sum(errors), sum(vitals), sum("goodVitals")
   from jsonb_to_recordset($2::jsonb)
     as report (remote text, version text, views int, errors int, vitals int, "goodVitals" int)
   where (select count(*) from platform.remote_reports) < ${MAX_VERSIONS}
     or exists (select from platform.remote_reports
                where remote_reports.remote = report.remote and remote_reports.version = report.version)
   group by remote, version order by remote, version
   on conflict (remote, version) do update set
     last_reported_at = excluded.last_reported_at,
     views = known.views + excluded.views,
     errors = known.errors + excluded.errors,
     vitals = known.vitals + excluded.vitals,
     good_vitals = known.good_vitals + excluded.good_vitals`,
);

const forgetOld = prepared(
  'platform.forget-old-remote-reports',
  `delete from platform.remote_reports where (remote, version) in (
     select remote, version from platform.remote_reports
     where last_reported_at < $1::timestamptz - interval '${KEPT_DAYS} days' limit 100 for update skip locked)`,
);

@CommandHandler(RecordReports)
export class RecordReportsHandler implements ICommandHandler<RecordReports> {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  async execute({ reports }: RecordReports): Promise<void> {
    const now = this.clock.now();
    await this.sql.run(forgetOld, [now]);
    await this.sql.run(add, [now, JSON.stringify(reports)]);
  }
}

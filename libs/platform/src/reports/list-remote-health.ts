import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { prepared, SqlReader } from '../persistence/sql-reader';

export interface RemoteHealth {
  readonly remote: string;
  readonly version: string;
  readonly firstReportedAt: Date;
  readonly lastReportedAt: Date;
  /** Extrapolated from sampled visits, as vitals are counted in those alone. Errors are all reported. */
  readonly views: number;
  readonly errors: number;
  readonly vitals: number;
  readonly goodVitals: number;
}

export class ListRemoteHealth extends Query<readonly RemoteHealth[]> {}

const MOST = 100;

const latest = prepared<RemoteHealth>(
  'platform.remote-health',
  `select remote, version, first_reported_at as "firstReportedAt", last_reported_at as "lastReportedAt",
     views::float8, errors::float8, vitals::float8, good_vitals::float8 as "goodVitals"
   from platform.remote_reports order by first_reported_at desc, remote, version limit ${MOST}`,
);

@QueryHandler(ListRemoteHealth)
export class ListRemoteHealthHandler implements IQueryHandler<ListRemoteHealth> {
  constructor(private readonly sql: SqlReader) {}

  execute(): Promise<readonly RemoteHealth[]> {
    return this.sql.read(latest, []);
  }
}

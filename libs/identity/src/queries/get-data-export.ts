import { Clock } from '@casewright/kernel';
import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { EXPORT_TIMEOUT_MS } from '../domain/data-export';

export interface DataExportView {
  readonly id: string;
  readonly status: 'being-made' | 'ready' | 'failed';
  readonly requestedAt: Date;
  readonly expiresAt: Date | null;
}

/** The newest export, until it expires. */
export class GetDataExport extends Query<DataExportView | undefined> {
  constructor(readonly accountId: string) {
    super();
  }
}

const newest = prepared<Omit<DataExportView, 'status'>>(
  'identity.get-data-export',
  `select id, requested_at as "requestedAt", expires_at as "expiresAt" from identity.data_exports
   where account_id = $1 and (expires_at is null or expires_at > $2) order by requested_at desc limit 1`,
);

@QueryHandler(GetDataExport)
export class GetDataExportHandler implements IQueryHandler<GetDataExport> {
  constructor(
    private readonly sql: SqlReader,
    private readonly clock: Clock,
  ) {}

  async execute({ accountId }: GetDataExport): Promise<DataExportView | undefined> {
    const now = this.clock.now();
    const [row] = await this.sql.read(newest, [accountId, now]);
    if (!row) return undefined;
    const isGivenUp = row.requestedAt.getTime() + EXPORT_TIMEOUT_MS <= now.getTime();
    return { ...row, status: row.expiresAt ? 'ready' : isGivenUp ? 'failed' : 'being-made' };
  }
}

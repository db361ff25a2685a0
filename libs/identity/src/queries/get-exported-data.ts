import { Clock } from '@casewright/kernel';
import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export interface ExportedData {
  readonly content: Buffer;
  readonly readyAt: Date;
}

export class GetExportedData extends Query<ExportedData | undefined> {
  constructor(
    readonly accountId: string,
    readonly exportId: string,
  ) {
    super();
  }
}

const contentOf = prepared<ExportedData>(
  'identity.get-exported-data',
  `select content, ready_at as "readyAt" from identity.data_exports
   where account_id = $1 and id = $2 and expires_at > $3`,
);

@QueryHandler(GetExportedData)
export class GetExportedDataHandler implements IQueryHandler<GetExportedData> {
  constructor(
    private readonly sql: SqlReader,
    private readonly clock: Clock,
  ) {}

  async execute({ accountId, exportId }: GetExportedData): Promise<ExportedData | undefined> {
    const [found] = await this.sql.read(contentOf, [accountId, exportId, this.clock.now()]);
    return found;
  }
}

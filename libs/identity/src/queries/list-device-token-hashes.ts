import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

/** Of devices that the user signed in from. Never leaves this context. */
export class ListDeviceTokenHashes extends Query<readonly string[]> {
  constructor(readonly accountId: string) {
    super();
  }
}

const ofAccount = prepared<{ readonly tokenHash: string }>(
  'identity.list-device-token-hashes',
  'select token_hash as "tokenHash" from identity.devices where account_id = $1',
);

@QueryHandler(ListDeviceTokenHashes)
export class ListDeviceTokenHashesHandler implements IQueryHandler<ListDeviceTokenHashes> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ accountId }: ListDeviceTokenHashes): Promise<readonly string[]> {
    return (await this.sql.read(ofAccount, [accountId])).map(({ tokenHash }) => tokenHash);
  }
}

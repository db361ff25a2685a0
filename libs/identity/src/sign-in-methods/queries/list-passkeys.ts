import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export interface ListedPasskey {
  readonly id: string;
  readonly credentialId: string;
  readonly name: string;
  readonly isSynced: boolean;
  readonly addedAt: Date;
  readonly lastUsedAt: Date | null;
}

export class ListPasskeys extends Query<readonly ListedPasskey[]> {
  constructor(readonly accountId: string) {
    super();
  }
}

const passkeysOf = prepared<ListedPasskey>(
  'identity.list-passkeys',
  `select id, credential_id as "credentialId", name, is_synced as "isSynced", added_at as "addedAt", last_used_at as "lastUsedAt"
   from identity.passkeys where account_id = $1 order by added_at, id`,
);

@QueryHandler(ListPasskeys)
export class ListPasskeysHandler implements IQueryHandler<ListPasskeys> {
  constructor(private readonly sql: SqlReader) {}

  execute({ accountId }: ListPasskeys): Promise<readonly ListedPasskey[]> {
    return this.sql.read(passkeysOf, [accountId]);
  }
}

import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

/** Never leaves this context. */
export class FindPasswordHash extends Query<string | undefined> {
  constructor(readonly accountId: string) {
    super();
  }
}

const hashOf = prepared<{ readonly passwordHash: string }>(
  'identity.find-password-hash',
  'select password_hash as "passwordHash" from identity.accounts where id = $1',
);

@QueryHandler(FindPasswordHash)
export class FindPasswordHashHandler implements IQueryHandler<FindPasswordHash> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ accountId }: FindPasswordHash): Promise<string | undefined> {
    const [account] = await this.sql.read(hashOf, [accountId]);
    return account?.passwordHash;
  }
}

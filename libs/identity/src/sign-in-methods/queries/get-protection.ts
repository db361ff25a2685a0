import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Protection } from '../domain/protection';

export class GetProtection extends Query<Protection | undefined> {
  constructor(readonly sessionId: string) {
    super();
  }
}

const protectionOf = prepared<Protection>(
  'identity.get-protection',
  `select exists (select from identity.authenticators one where one.account_id = session.account_id
       and one.confirmed_at is not null) as "hasTwoStep",
     exists (select from identity.passkeys one where one.account_id = session.account_id) as "hasPasskeys",
     session.opened_at as "openedAt"
   from identity.sessions session where session.id = $1`,
);

@QueryHandler(GetProtection)
export class GetProtectionHandler implements IQueryHandler<GetProtection> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ sessionId }: GetProtection): Promise<Protection | undefined> {
    const [protection] = await this.sql.read(protectionOf, [sessionId]);
    return protection;
  }
}

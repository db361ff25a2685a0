import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export class GetAdminUserIds extends Query<readonly string[]> {}

const admins = prepared<{ readonly id: string }>(
  'identity.get-admin-user-ids',
  `select id from identity.accounts where role = 'admin' order by created_at, id`,
);

@QueryHandler(GetAdminUserIds)
export class GetAdminUserIdsHandler implements IQueryHandler<GetAdminUserIds> {
  constructor(private readonly sql: SqlReader) {}

  async execute(): Promise<readonly string[]> {
    return (await this.sql.read(admins, [])).map(({ id }) => id);
  }
}

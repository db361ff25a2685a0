import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { User } from './find-user';

/** Those of these who have an account, in any order. */
export class FindUsers extends Query<readonly User[]> {
  constructor(readonly ids: readonly string[]) {
    super();
  }
}

const byIds = prepared<User>(
  'identity.find-users',
  `select id, email, first_name as "firstName", last_name as "lastName" from identity.accounts
   where id = any($1::uuid[])`,
);

@QueryHandler(FindUsers)
export class FindUsersHandler implements IQueryHandler<FindUsers> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ ids }: FindUsers): Promise<readonly User[]> {
    return ids.length > 0 ? this.sql.read(byIds, [ids]) : [];
  }
}

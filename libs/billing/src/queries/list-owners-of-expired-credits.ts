import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export class ListOwnersOfExpiredCredits extends Query<readonly string[]> {
  constructor(readonly at: Date) {
    super();
  }
}

const ownersOf = prepared<{ ownerId: string }>(
  'billing.list-owners-of-expired-credits',
  `select distinct owner_id as "ownerId" from billing.grants
   where remaining > 0 and expires_at is not null and expires_at <= $1`,
);

@QueryHandler(ListOwnersOfExpiredCredits)
export class ListOwnersOfExpiredCreditsHandler implements IQueryHandler<ListOwnersOfExpiredCredits> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ at }: ListOwnersOfExpiredCredits): Promise<readonly string[]> {
    return (await this.sql.read(ownersOf, [at])).map(({ ownerId }) => ownerId);
  }
}

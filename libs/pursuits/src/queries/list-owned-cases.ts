import { long, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export interface OwnedCase {
  readonly caseId: string;
  readonly ownerId: string;
}

/** Of all cases, ordered by ID. */
export class ListOwnedCases extends Query<readonly OwnedCase[]> {
  constructor(
    /** Last ID of the previous batch. */
    readonly after: string | undefined,
    readonly limit: number,
  ) {
    super();
  }
}

const owned = long<OwnedCase>(
  'pursuits.list-owned-cases',
  `select id as "caseId", owner_id as "ownerId" from pursuits.cases
   where $1::uuid is null or id > $1 order by id limit $2`,
);

@QueryHandler(ListOwnedCases)
export class ListOwnedCasesHandler implements IQueryHandler<ListOwnedCases> {
  constructor(private readonly sql: SqlReader) {}

  execute({ after, limit }: ListOwnedCases): Promise<readonly OwnedCase[]> {
    return this.sql.read(owned, [after ?? null, limit]);
  }
}

import { long, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export interface CaseCost {
  readonly caseId: string;
  readonly ownerId: string;
  readonly credits: number;
}

/** Of all started cases, ordered by ID. */
export class ListCasePrices extends Query<readonly CaseCost[]> {
  constructor(
    /** Last ID of the previous batch. */
    readonly after: string | undefined,
    readonly limit: number,
  ) {
    super();
  }
}

const prices = long<CaseCost>(
  'case-pricing.list-case-prices',
  `select id as "caseId", owner_id as "ownerId", (price ->> 'totalCredits')::int as credits from case_pricing.cases
   where $1::uuid is null or id > $1 order by id limit $2`,
);

@QueryHandler(ListCasePrices)
export class ListCasePricesHandler implements IQueryHandler<ListCasePrices> {
  constructor(private readonly sql: SqlReader) {}

  execute({ after, limit }: ListCasePrices): Promise<readonly CaseCost[]> {
    return this.sql.read(prices, [after ?? null, limit]);
  }
}

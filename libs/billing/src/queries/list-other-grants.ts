import { long, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export interface OtherGrant {
  readonly transactionId: string;
  /** For example 'pilot:' with the ID of a signup. */
  readonly cause: string;
  readonly ownerId: string;
  readonly credits: number;
}

/** Grants that are no adjustments, ordered by cause. What they were given for is known outside of billing. */
export class ListOtherGrants extends Query<readonly OtherGrant[]> {
  constructor(
    /** Last cause of the previous batch. */
    readonly after: string | undefined,
    readonly limit: number,
  ) {
    super();
  }
}

const grants = long<OtherGrant>(
  'billing.list-other-grants',
  `select posted.id as "transactionId", posted.cause_id as cause, entry.account as "ownerId", entry.amount as credits
   from billing.ledger_transactions posted
   join billing.ledger_entries entry on entry.transaction_id = posted.id and entry.account not like '%:%'
   where posted.cause_kind = 'grant' and posted.cause_id not like 'adjustment %' and ($1::text is null or posted.cause_id > $1)
   order by posted.cause_id
   limit $2`,
);

@QueryHandler(ListOtherGrants)
export class ListOtherGrantsHandler implements IQueryHandler<ListOtherGrants> {
  constructor(private readonly sql: SqlReader) {}

  execute({ after, limit }: ListOtherGrants): Promise<readonly OtherGrant[]> {
    return this.sql.read(grants, [after ?? null, limit]);
  }
}

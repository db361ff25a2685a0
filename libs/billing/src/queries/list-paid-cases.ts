import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export interface PaidCase {
  readonly caseId: string;
  readonly ownerId: string;
  readonly credits: number;
}

/** Ordered by ID. */
export class ListPaidCases extends Query<readonly PaidCase[]> {
  constructor(
    /** Last ID of the previous batch. */
    readonly after: string,
    readonly limit: number,
  ) {
    super();
  }
}

const paid = prepared<PaidCase>(
  'billing.list-paid-cases',
  `select posted.cause_id as "caseId", payer.account as "ownerId", -payer.amount as credits
   from billing.ledger_transactions posted
   join billing.ledger_entries payer on payer.transaction_id = posted.id and payer.account not like '%:%'
   where posted.cause_kind = 'case' and posted.cause_id > $1
   order by posted.cause_id
   limit $2`,
);

@QueryHandler(ListPaidCases)
export class ListPaidCasesHandler implements IQueryHandler<ListPaidCases> {
  constructor(private readonly sql: SqlReader) {}

  execute({ after, limit }: ListPaidCases): Promise<readonly PaidCase[]> {
    return this.sql.read(paid, [after, limit]);
  }
}

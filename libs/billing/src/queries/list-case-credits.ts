import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export interface CaseCredits {
  readonly caseId: string;
  readonly ownerId: string;
  /** Until the terms are confirmed. */
  readonly held: number;
  /** Less returns. */
  readonly earned: number;
}

/** Held and earned credits per case, ordered by ID. */
export class ListCaseCredits extends Query<readonly CaseCredits[]> {
  constructor(
    /** Last ID of the previous batch. */
    readonly after: string,
    readonly limit: number,
  ) {
    super();
  }
}

const FIRST = '00000000-0000-0000-0000-000000000000';

const credits = prepared<CaseCredits>(
  'billing.list-case-credits',
  `select hold.id as "caseId", hold.owner_id as "ownerId", case when hold.ended_at is null then hold.credits else 0 end as held,
     coalesce((
       select sum(entry.amount)::int from billing.ledger_transactions posted
       join billing.ledger_entries entry on entry.transaction_id = posted.id and entry.account = 'house:work'
       where posted.cause_kind in ('earned', 'requote', 'return') and posted.cause_id in (hold.id::text, hold.id || ' requote')
     ), 0) as earned
   from billing.holds hold where hold.id > $1::uuid order by hold.id limit $2`,
);

@QueryHandler(ListCaseCredits)
export class ListCaseCreditsHandler implements IQueryHandler<ListCaseCredits> {
  constructor(private readonly sql: SqlReader) {}

  execute({ after, limit }: ListCaseCredits): Promise<readonly CaseCredits[]> {
    return this.sql.read(credits, [after || FIRST, limit]);
  }
}

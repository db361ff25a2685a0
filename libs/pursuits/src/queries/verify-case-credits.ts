import { prepared, SqlReader } from '@casewright/platform';
import { HELD_STATES } from '@casewright/rules';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export interface CreditsHeldAndEarned {
  readonly caseId: string;
  readonly ownerId: string;
  readonly held: number;
  readonly earned: number;
}

export interface WronglyHeldCase {
  readonly caseId: string;
  readonly detail: string;
}

/** Compares the credits of a batch with the states of their cases. Those of deleted accounts have no case. */
export class VerifyCaseCredits extends Query<readonly WronglyHeldCase[]> {
  constructor(readonly batch: readonly CreditsHeldAndEarned[]) {
    super();
  }
}

const wrong = prepared<WronglyHeldCase>(
  'pursuits.verify-case-credits',
  `select "caseId", format('%s held and %s earned, for a case %s of %s credits that returned %s', held, earned,
     coalesce(state, 'that does not exist'), credits, returned_credits) as detail
   from (
     select ledger.*, owed.state, owed.credits, owed.returned_credits, owed.owner_id,
       case when is_held then owed.credits else 0 end as must_hold,
       case when owed.id is null then ledger.earned when is_held then 0 else owed.credits - owed.returned_credits end as must_earn
     from jsonb_to_recordset($1::jsonb) as ledger ("caseId" uuid, "ownerId" uuid, held integer, earned integer)
     left join pursuits.cases owed on owed.id = ledger."caseId"
     cross join lateral (
       select owed.confirmed_at is null and coalesce(owed.state_before, owed.state) = any($2::text[]) as is_held
     ) as standing
   ) as compared
   where held <> coalesce(must_hold, 0) or earned <> must_earn or owner_id <> "ownerId"`,
);

@QueryHandler(VerifyCaseCredits)
export class VerifyCaseCreditsHandler implements IQueryHandler<VerifyCaseCredits> {
  constructor(private readonly sql: SqlReader) {}

  execute({ batch }: VerifyCaseCredits): Promise<readonly WronglyHeldCase[]> {
    return this.sql.read(wrong, [JSON.stringify(batch), HELD_STATES]);
  }
}

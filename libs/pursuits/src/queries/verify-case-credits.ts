import { prepared, SqlReader } from '@casewright/platform';
import { HELD_STATES } from '@casewright/rules';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export interface CreditsHeldAndEarned {
  readonly caseId: string;
  readonly ownerId: string;
  readonly held: number;
  readonly earned: number;
}

export interface VerifiedCaseCredits {
  /** Credits in the batch that belong to a case. Those of deleted accounts belong to none. */
  readonly cases: number;
  readonly wrong: readonly { readonly caseId: string; readonly detail: string }[];
}

/** Compares the credits of a batch with the states of their cases. */
export class VerifyCaseCredits extends Query<VerifiedCaseCredits> {
  constructor(readonly batch: readonly CreditsHeldAndEarned[]) {
    super();
  }
}

const BATCH = `
  from jsonb_to_recordset($1::jsonb) as ledger ("caseId" uuid, "ownerId" uuid, held integer, earned integer)
  left join pursuits.cases owed on owed.id = ledger."caseId"`;

const counted = prepared<{ readonly cases: number }>(
  'pursuits.count-verified-cases',
  `select count(owed.id)::int as cases ${BATCH}`,
);
const wrong = prepared<VerifiedCaseCredits['wrong'][number]>(
  'pursuits.verify-case-credits',
  `select "caseId", format('%s held and %s earned, for a case %s of %s credits that returned %s', held, earned,
     coalesce(state, 'that does not exist'), credits, returned_credits) as detail
   from (
     select ledger.*, owed.state, owed.credits, owed.returned_credits, owed.owner_id,
       case when owed.confirmed_at is null and coalesce(owed.state_before, owed.state) = any($2::text[]) then owed.credits else 0 end
         as must_hold,
       case when owed.id is null then ledger.earned when owed.confirmed_at is null then 0 else owed.credits - owed.returned_credits end
         as must_earn
     ${BATCH}
   ) as compared
   where held <> coalesce(must_hold, 0) or earned <> must_earn or owner_id <> "ownerId"`,
);

@QueryHandler(VerifyCaseCredits)
export class VerifyCaseCreditsHandler implements IQueryHandler<VerifyCaseCredits> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ batch }: VerifyCaseCredits): Promise<VerifiedCaseCredits> {
    const given = JSON.stringify(batch);
    const [found] = await this.sql.read(counted, [given]);
    return { cases: found?.cases ?? 0, wrong: await this.sql.read(wrong, [given, HELD_STATES]) };
  }
}

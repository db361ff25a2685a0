import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export interface PaidCase {
  readonly caseId: string;
  readonly ownerId: string;
  readonly credits: number;
}

export interface WronglyPaidCase {
  readonly caseId: string;
  readonly detail: string;
}

/** Debits that match no case, or differ from theirs. */
export class VerifyPaidCases extends Query<readonly WronglyPaidCase[]> {
  constructor(readonly paid: readonly PaidCase[]) {
    super();
  }
}

const wronglyPaid = prepared<WronglyPaidCase>(
  'case-pricing.verify-paid-cases',
  `select paid."caseId", format('usage of %s credits for a case ', paid.credits) || case
     when started.id is null then 'that does not exist'
     when started.owner_id::text <> paid."ownerId" then 'of ' || started.owner_id
     else 'that costs ' || (started.price ->> 'totalCredits')
   end as detail
   from jsonb_to_recordset($1::jsonb) as paid ("caseId" text, "ownerId" text, credits integer)
   left join case_pricing.cases started on started.id::text = paid."caseId"
   where started.id is null or started.owner_id::text <> paid."ownerId"
     or (started.price ->> 'totalCredits')::integer <> paid.credits`,
);

@QueryHandler(VerifyPaidCases)
export class VerifyPaidCasesHandler implements IQueryHandler<VerifyPaidCases> {
  constructor(private readonly sql: SqlReader) {}

  execute({ paid }: VerifyPaidCases): Promise<readonly WronglyPaidCase[]> {
    return this.sql.read(wronglyPaid, [JSON.stringify(paid)]);
  }
}

import { long, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export interface MissingCaseCredits {
  /** IDs of cases that were never paid for. */
  readonly unpaid: ReadonlySet<string>;
  /** IDs of cases whose credits were never held. */
  readonly unheld: ReadonlySet<string>;
}

export class ListMissingCaseCredits extends Query<MissingCaseCredits> {
  constructor(readonly caseIds: readonly string[]) {
    super();
  }
}

const missing = long<{ readonly id: string; readonly isPaid: boolean; readonly isHeld: boolean }>(
  'billing.list-missing-case-credits',
  `select asked.id, is_paid as "isPaid", is_held as "isHeld"
   from unnest($1::uuid[]) asked (id),
     lateral (select exists (
       select from billing.ledger_transactions where cause_kind = 'case' and cause_id = asked.id::text
     ) as is_paid) paid,
     lateral (select exists (select from billing.holds hold where hold.id = asked.id) as is_held) held
   where not is_paid or not is_held`,
);

@QueryHandler(ListMissingCaseCredits)
export class ListMissingCaseCreditsHandler implements IQueryHandler<ListMissingCaseCredits> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ caseIds }: ListMissingCaseCredits): Promise<MissingCaseCredits> {
    const rows = await this.sql.read(missing, [caseIds]);
    return {
      unpaid: new Set(rows.flatMap(({ id, isPaid }) => (isPaid ? [] : [id]))),
      unheld: new Set(rows.flatMap(({ id, isHeld }) => (isHeld ? [] : [id]))),
    };
  }
}

import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Activity } from './list-activity';

export type SellerStep = Omit<Activity, 'by'>;

/** What a seller did in own pursuits and cases, newest first. */
export class ListStepsOfSeller extends Query<readonly SellerStep[]> {
  constructor(readonly sellerId: string) {
    super();
  }
}

const MAX_ROWS = 25;

// Skips steps that both histories contain.
const newest = prepared<SellerStep>(
  'pursuits.list-steps-of-seller',
  `with own as (select id, prospect from pursuits.pursuits where owner_id = $1 and stage <> 'draft')
   select own.id as "pursuitId", own.prospect, 'pursuit' as about, step.command, step.occurred_at as at
   from own join pursuits.steps step on step.pursuit_id = own.id
   where step.by_id = $1 and step.command not in ('run-case', 'end-case')
   union all
   select own.id, own.prospect, 'case', step.command, step.occurred_at
   from own join pursuits.cases work on work.pursuit_id = own.id
   join pursuits.case_steps step on step.case_id = work.id
   where step.by_id = $1 and step.command <> 'present'
   order by at desc, about limit ${MAX_ROWS}`,
);

@QueryHandler(ListStepsOfSeller)
export class ListStepsOfSellerHandler implements IQueryHandler<ListStepsOfSeller> {
  constructor(private readonly sql: SqlReader) {}

  execute({ sellerId }: ListStepsOfSeller): Promise<readonly SellerStep[]> {
    return this.sql.read(newest, [sellerId]);
  }
}

import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

/** Sessions to compare in every run: orders whose amount differs, unfinished refunds, and what the last run could not settle. */
export class ListStandingDifferences extends Query<readonly string[]> {}

const standing = prepared<{ sessionId: string }>(
  'billing.list-standing-differences',
  `select session_id as "sessionId" from billing.orders where failure = 'amount-differs'
   union
   select session_id from billing.orders where id in (select order_id from billing.adjustments where state = 'sending')
   union
   select difference ->> 'sessionId'
   from (select differences from billing.reconciliations order by id desc limit 1) last,
     jsonb_array_elements(last.differences) difference
   where difference ->> 'sessionId' is not null`,
);

@QueryHandler(ListStandingDifferences)
export class ListStandingDifferencesHandler implements IQueryHandler<ListStandingDifferences> {
  constructor(private readonly sql: SqlReader) {}

  async execute(): Promise<readonly string[]> {
    return (await this.sql.read(standing, [])).map(({ sessionId }) => sessionId);
  }
}

import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { CASE_WAITS } from './pursuit-row';

/** Counts cases waiting for the seller and reviews without a time. */
export class CountWaiting extends Query<number> {
  constructor(readonly ownerId: string) {
    super();
  }
}

const waiting = prepared<{ readonly count: number }>(
  'pursuits.count-waiting',
  `select coalesce(sum(${CASE_WAITS}::int + (select count(*) from pursuits.reviews review
     where review.case_id = pursuit.case_id and review.state = 'proposed')), 0)::int as count
   from pursuits.pursuits pursuit where owner_id = $1 and stage = 'active'`,
);

@QueryHandler(CountWaiting)
export class CountWaitingHandler implements IQueryHandler<CountWaiting> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ ownerId }: CountWaiting): Promise<number> {
    const [found] = await this.sql.read(waiting, [ownerId]);
    return found?.count ?? 0;
  }
}

import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export class FindOrderOfSession extends Query<string | undefined> {
  constructor(readonly sessionId: string) {
    super();
  }
}

const orderOf = prepared<{ orderId: string }>(
  'billing.find-order-of-session',
  `select id as "orderId" from billing.orders where session_id = $1`,
);

@QueryHandler(FindOrderOfSession)
export class FindOrderOfSessionHandler implements IQueryHandler<FindOrderOfSession> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ sessionId }: FindOrderOfSession): Promise<string | undefined> {
    const [found] = await this.sql.read(orderOf, [sessionId]);
    return found?.orderId;
  }
}

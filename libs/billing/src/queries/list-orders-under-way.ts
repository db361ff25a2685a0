import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export interface OrderUnderWay {
  readonly orderId: string;
  /** Null if the process stopped before saving the checkout page. */
  readonly sessionId: string | null;
  readonly placedAt: Date;
}

/** Orders without a final payment state, oldest first. */
export class ListOrdersUnderWay extends Query<readonly OrderUnderWay[]> {
  constructor(readonly placedBefore: Date) {
    super();
  }
}

const AT_MOST = 1000;

const underWay = prepared<OrderUnderWay>(
  'billing.list-orders-under-way',
  `select id as "orderId", session_id as "sessionId", placed_at as "placedAt" from billing.orders
   where status in ('open', 'processing') and placed_at < $1
   order by placed_at
   limit ${AT_MOST}`,
);

@QueryHandler(ListOrdersUnderWay)
export class ListOrdersUnderWayHandler implements IQueryHandler<ListOrdersUnderWay> {
  constructor(private readonly sql: SqlReader) {}

  execute({ placedBefore }: ListOrdersUnderWay): Promise<readonly OrderUnderWay[]> {
    return this.sql.read(underWay, [placedBefore]);
  }
}

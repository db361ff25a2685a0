import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export interface PendingOrder {
  readonly orderId: string;
  /** Null if the process stopped before saving the checkout page. */
  readonly sessionId: string | null;
  readonly placedAt: Date;
}

/** Orders without a final payment state, oldest first. */
export class ListPendingOrders extends Query<readonly PendingOrder[]> {
  constructor(readonly placedBefore: Date) {
    super();
  }
}

const MAX_ORDERS = 1000;

const pending = prepared<PendingOrder>(
  'billing.list-pending-orders',
  `select id as "orderId", session_id as "sessionId", placed_at as "placedAt" from billing.orders
   where status in ('open', 'processing') and placed_at < $1
   order by placed_at
   limit ${MAX_ORDERS}`,
);

@QueryHandler(ListPendingOrders)
export class ListPendingOrdersHandler implements IQueryHandler<ListPendingOrders> {
  constructor(private readonly sql: SqlReader) {}

  execute({ placedBefore }: ListPendingOrders): Promise<readonly PendingOrder[]> {
    return this.sql.read(pending, [placedBefore]);
  }
}

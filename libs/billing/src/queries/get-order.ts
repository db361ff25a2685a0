import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { OrderStatus } from '../domain/order';

export interface OrderAtCheckout {
  readonly sessionId: string;
  readonly credits: number;
  readonly status: OrderStatus;
}

/**
 * By session, or the newest open or just settled one (Billing 3), since the provider may be faster than the browser.
 */
export class GetOrder extends Query<OrderAtCheckout | undefined> {
  constructor(
    readonly ownerId: string,
    readonly sessionId?: string | undefined,
  ) {
    super();
  }
}

const ofSession = prepared<OrderAtCheckout>(
  'billing.get-order-of-session',
  `select session_id as "sessionId", credits, status from billing.orders where owner_id = $1 and session_id = $2`,
);

const newest = prepared<OrderAtCheckout>(
  'billing.get-newest-open-order',
  `select session_id as "sessionId", credits, status from billing.orders
   where owner_id = $1 and session_id is not null
     and (status in ('open', 'processing') or settled_at > now() - interval '15 minutes')
   order by placed_at desc
   limit 1`,
);

@QueryHandler(GetOrder)
export class GetOrderHandler implements IQueryHandler<GetOrder> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ ownerId, sessionId }: GetOrder): Promise<OrderAtCheckout | undefined> {
    const [order] = await (sessionId
      ? this.sql.read(ofSession, [ownerId, sessionId])
      : this.sql.read(newest, [ownerId]));
    return order;
  }
}

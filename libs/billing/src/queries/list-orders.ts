import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { OrderStatus } from '../domain/order';

export interface OrderRow {
  readonly id: string;
  readonly credits: number;
  readonly amountCents: number;
  readonly status: OrderStatus;
  /** Credits taken back after a refund or dispute. */
  readonly reversedCredits: number;
  /** A refund was requested, and the provider has not confirmed it. */
  readonly isRefunding: boolean;
  readonly placedAt: Date;
  readonly checkoutUrl: string | null;
}

/** Newest first. */
export class ListOrders extends Query<readonly OrderRow[]> {
  constructor(readonly ownerId: string) {
    super();
  }
}

const ROWS = 10;

const newest = prepared<OrderRow>(
  'billing.list-orders',
  `select id, credits, amount_cents as "amountCents", status, reversed_credits as "reversedCredits",
     placed_at as "placedAt",
     exists (select from billing.adjustments where order_id = orders.id and state = 'sending') as "isRefunding",
     case when status = 'open' then session_url end as "checkoutUrl"
   from billing.orders where owner_id = $1 and session_id is not null
   order by placed_at desc
   limit ${ROWS}`,
);

@QueryHandler(ListOrders)
export class ListOrdersHandler implements IQueryHandler<ListOrders> {
  constructor(private readonly sql: SqlReader) {}

  execute({ ownerId }: ListOrders): Promise<readonly OrderRow[]> {
    return this.sql.read(newest, [ownerId]);
  }
}

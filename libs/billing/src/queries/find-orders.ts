import { isUuid, prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { OrderStatus } from '../domain/order';

export interface FoundOrder {
  readonly id: string;
  readonly ownerId: string;
  /** Receipt number. */
  readonly number: string | null;
  readonly credits: number;
  readonly amountCents: number;
  readonly status: OrderStatus;
  /** Credits taken back after a refund or dispute. */
  readonly reversedCredits: number;
  readonly placedAt: Date;
}

/** Finds orders of all owners by order ID, receipt number, or payment ID. */
export class FindOrders extends Query<readonly FoundOrder[]> {
  constructor(readonly wanted: string) {
    super();
  }
}

const FOUND = `select id, owner_id as "ownerId", receipt_number as number, credits, amount_cents as "amountCents", status,
  reversed_credits as "reversedCredits", placed_at as "placedAt" from billing.orders`;
const byNumber = prepared<FoundOrder>(
  'billing.find-orders',
  `${FOUND} where receipt_number = upper($1) union all ${FOUND} where session_id = $1 limit 5`,
);
const byId = prepared<FoundOrder>('billing.find-order-by-id', `${FOUND} where id = $1::uuid`);

@QueryHandler(FindOrders)
export class FindOrdersHandler implements IQueryHandler<FindOrders> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ wanted }: FindOrders): Promise<readonly FoundOrder[]> {
    const text = wanted.trim();
    return text ? this.sql.read(isUuid(text) ? byId : byNumber, [text]) : [];
  }
}

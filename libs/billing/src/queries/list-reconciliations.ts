import { isUuid, prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type Difference, DIFFERENCES, type Reconciliation } from '../domain/reconciliation';

export interface NamedDifference extends Difference {
  /** Receipt number. Null until the order is paid. */
  readonly number: string | null;
  /** Null for an unknown order. */
  readonly ownerId: string | null;
}

export interface ReconciliationRow extends Reconciliation {
  readonly id: string;
  readonly repaired: readonly NamedDifference[];
  readonly differences: readonly NamedDifference[];
}

export interface PaymentsOverview {
  /** Newest first. */
  readonly reconciliations: readonly ReconciliationRow[];
  /** Orders paid with an amount that doesn’t match their price. Their credits were not posted. */
  readonly differences: readonly NamedDifference[];
  /** Total of all sellers. */
  readonly owedCredits: number;
  readonly ordersUnderWay: number;
}

export class ListReconciliations extends Query<PaymentsOverview> {}

const ROWS = 20;

const newest = prepared<Reconciliation & { readonly id: string }>(
  'billing.list-reconciliations',
  `select id, asked_by as "askedBy", began_at as "beganAt", ended_at as "endedAt", compared, repaired, differences
   from billing.reconciliations order by id desc limit ${ROWS}`,
);

const differing = prepared<Difference>(
  'billing.list-differences',
  `select id as "orderId", session_id as "sessionId", $1::text as what
   from billing.orders where failure = 'amount-differs' order by placed_at desc limit 100`,
);

const orders = prepared<Pick<NamedDifference, 'orderId' | 'number' | 'ownerId'>>(
  'billing.name-differences',
  `select id as "orderId", receipt_number as number, owner_id as "ownerId" from billing.orders where id = any($1::uuid[])`,
);

const counted = prepared<Pick<PaymentsOverview, 'owedCredits' | 'ordersUnderWay'>>(
  'billing.count-payments',
  `select (select coalesce(sum(debt), 0)::int from billing.credit_accounts where debt > 0) as "owedCredits",
     (select count(*)::int from billing.orders where status in ('open', 'processing')) as "ordersUnderWay"`,
);

@QueryHandler(ListReconciliations)
export class ListReconciliationsHandler implements IQueryHandler<ListReconciliations> {
  constructor(private readonly sql: SqlReader) {}

  async execute(): Promise<PaymentsOverview> {
    const [reconciliations, differences, [counts]] = await Promise.all([
      this.sql.read(newest, []),
      this.sql.read(differing, [DIFFERENCES.amountDiffers]),
      this.sql.read(counted, []),
    ]);
    const named = await this.naming([...differences, ...reconciliations.flatMap(differencesIn)]);
    return {
      reconciliations: reconciliations.map((one) => ({
        ...one,
        repaired: one.repaired.map(named),
        differences: one.differences.map(named),
      })),
      differences: differences.map(named),
      ...(counts ?? { owedCredits: 0, ordersUnderWay: 0 }),
    };
  }

  private async naming(differences: readonly Difference[]): Promise<(difference: Difference) => NamedDifference> {
    const ids = new Set(differences.map(({ orderId }) => orderId).filter(isUuid));
    const known = new Map((await this.sql.read(orders, [[...ids]])).map((order) => [order.orderId, order]));
    return (difference) => ({ number: null, ownerId: null, ...known.get(difference.orderId), ...difference });
  }
}

const differencesIn = ({ repaired, differences }: Reconciliation) => [...repaired, ...differences];

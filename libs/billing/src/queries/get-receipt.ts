import { prepared, SqlReader } from '@casewright/platform';
import type { BillingDetails } from '@casewright/rules';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { BilledTo, Reversal, TaxLine } from '../domain/checkout-session';
import { PaymentUnknown } from '../domain/order.errors';

export interface Receipt {
  readonly number: string;
  readonly issuedAt: Date;
  readonly credits: number;
  readonly subtotalCents: number;
  /** Computed by the provider. */
  readonly taxes: readonly TaxLine[];
  readonly totalCents: number;
  readonly currency: string;
  readonly billedTo: BilledTo | null;
  /** As they were when it was issued. */
  readonly billingDetails: BillingDetails | null;
  readonly reversals: readonly Reversal[];
}

export class GetReceipt extends Query<Receipt> {
  constructor(
    readonly ownerId: string,
    readonly orderId: string,
  ) {
    super();
  }
}

const receiptOf = prepared<Receipt>(
  'billing.get-receipt',
  `select receipt_number as number, settled_at as "issuedAt", credits, amount_cents as "subtotalCents", taxes,
     paid_cents as "totalCents", currency, billed_to as "billedTo",
     billing_details as "billingDetails", reversals
   from billing.orders where owner_id = $1 and id = $2 and receipt_number is not null`,
);

@QueryHandler(GetReceipt)
export class GetReceiptHandler implements IQueryHandler<GetReceipt> {
  constructor(private readonly sql: SqlReader) {}

  /** @throws PaymentUnknown if this owner has no such receipt */
  async execute({ ownerId, orderId }: GetReceipt): Promise<Receipt> {
    const [receipt] = await this.sql.read(receiptOf, [ownerId, orderId]);
    if (!receipt) throw new PaymentUnknown();
    return receipt;
  }
}

import { prepared, SqlReader } from '@casewright/platform';
import { type BillingDetails, NO_BILLING_DETAILS } from '@casewright/rules';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export class GetBillingDetails extends Query<BillingDetails> {
  constructor(readonly ownerId: string) {
    super();
  }
}

const detailsOf = prepared<BillingDetails>(
  'billing.get-billing-details',
  `select company, address, tax_id as "taxId", purchase_order as "purchaseOrder"
   from billing.billing_details where owner_id = $1`,
);

@QueryHandler(GetBillingDetails)
export class GetBillingDetailsHandler implements IQueryHandler<GetBillingDetails> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ ownerId }: GetBillingDetails): Promise<BillingDetails> {
    const [found] = await this.sql.read(detailsOf, [ownerId]);
    return found ?? NO_BILLING_DETAILS;
  }
}

import { prepared, Sql } from '@casewright/platform';
import type { BillingDetails } from '@casewright/rules';
import { Injectable } from '@nestjs/common';
import { BillingDetailsOfOwners } from '../../domain/billing-details.repository';

const find = prepared<BillingDetails>(
  'billing.find-billing-details',
  `select company, address, tax_id as "taxId", purchase_order as "purchaseOrder"
   from billing.billing_details where owner_id = $1`,
);
const save = prepared(
  'billing.save-billing-details',
  `insert into billing.billing_details (owner_id, company, address, tax_id, purchase_order) values ($1, $2, $3, $4, $5)
   on conflict (owner_id) do update set company = $2, address = $3, tax_id = $4, purchase_order = $5`,
);

@Injectable()
export class SqlBillingDetails extends BillingDetailsOfOwners {
  constructor(private readonly sql: Sql) {
    super();
  }

  async find(ownerId: string): Promise<BillingDetails | undefined> {
    const [found] = await this.sql.run(find, [ownerId]);
    return found;
  }

  async save(ownerId: string, { company, address, taxId, purchaseOrder }: BillingDetails): Promise<void> {
    await this.sql.run(save, [ownerId, company, address, taxId, purchaseOrder]);
  }
}

import { CommandEvents, prepared, Sql } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { Buyer } from '../../domain/buyer';
import { Buyers } from '../../domain/buyers.repository';

const customerOf = prepared<{ readonly id: string }>(
  'billing.customer-of-buyer',
  'select customer_id as id from billing.customers where owner_id = $1 for update',
);
const deleteCustomer = prepared('billing.delete-customer', 'delete from billing.customers where owner_id = $1');
/** All orders, so that it waits for one being settled. */
const deleteNames = prepared(
  'billing.delete-names',
  'update billing.orders set billed_to = null, billing_details = null where owner_id = $1',
);
const deleteDetails = prepared('billing.delete-details', 'delete from billing.billing_details where owner_id = $1');

@Injectable()
export class SqlBuyers extends Buyers {
  constructor(
    private readonly sql: Sql,
    private readonly events: CommandEvents,
  ) {
    super();
  }

  async find(ownerId: string): Promise<Buyer> {
    const [customer] = await this.sql.run(customerOf, [ownerId]);
    return new Buyer(ownerId, customer?.id);
  }

  async erase(buyer: Buyer): Promise<void> {
    await this.sql.run(deleteCustomer, [buyer.ownerId]);
    await this.sql.run(deleteDetails, [buyer.ownerId]);
    await this.sql.run(deleteNames, [buyer.ownerId]);
    this.events.track(buyer);
  }
}

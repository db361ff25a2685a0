import { Outbox, prepared, SqlWriter } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { BuyerForgotten } from '../../domain/buyer.events';
import { Buyers } from '../../domain/buyers.repository';

const dropCustomer = prepared<{ readonly id: string }>(
  'billing.drop-customer',
  'delete from billing.customers where owner_id = $1 returning customer_id as id',
);

const dropNames = prepared(
  'billing.drop-names',
  'update billing.orders set billed_to = null where owner_id = $1 and billed_to is not null',
);

@Injectable()
export class SqlBuyers extends Buyers {
  constructor(
    private readonly sql: SqlWriter,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async forget(ownerId: string, at: Date): Promise<void> {
    const customers = await this.sql.run(dropCustomer, [ownerId]);
    await this.sql.run(dropNames, [ownerId]);
    await this.outbox.add(customers.map(({ id }) => new BuyerForgotten(id, at)));
  }
}

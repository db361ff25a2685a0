import { prepared, Sql } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { Customers } from '../../domain/customers.repository';

// Both columns are unique, but "do update" covers only one: a concurrent insert would fail on the other.
const insert = prepared(
  'billing.insert-customer',
  'insert into billing.customers (owner_id, customer_id) values ($1, $2) on conflict do nothing',
);
const replace = prepared(
  'billing.replace-customer',
  'update billing.customers set customer_id = $2 where owner_id = $1 and customer_id <> $2',
);

@Injectable()
export class SqlCustomers extends Customers {
  constructor(private readonly sql: Sql) {
    super();
  }

  /** The newest ID wins: the provider may have deleted an earlier customer. */
  async save(ownerId: string, customerId: string): Promise<void> {
    await this.sql.run(insert, [ownerId, customerId]);
    await this.sql.run(replace, [ownerId, customerId]);
  }
}

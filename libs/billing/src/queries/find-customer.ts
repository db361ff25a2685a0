import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export class FindCustomer extends Query<string | undefined> {
  constructor(readonly ownerId: string) {
    super();
  }
}

const customerOf = prepared<{ id: string }>(
  'billing.find-customer',
  'select customer_id as id from billing.customers where owner_id = $1',
);

@QueryHandler(FindCustomer)
export class FindCustomerHandler implements IQueryHandler<FindCustomer> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ ownerId }: FindCustomer): Promise<string | undefined> {
    const [customer] = await this.sql.read(customerOf, [ownerId]);
    return customer?.id;
  }
}

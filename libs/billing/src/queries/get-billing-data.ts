import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export type BillingDataAnswer = Readonly<
  Record<
    'accounts' | 'billingDetails' | 'transactions' | 'orders' | 'grants' | 'holds' | 'adjustments' | 'customers',
    readonly object[]
  >
>;

/** Everything stored about an owner, for data exports. */
export class GetBillingData extends Query<BillingDataAnswer> {
  constructor(readonly ownerId: string) {
    super();
  }
}

/** Whole rows, so that new columns are exported too. */
const rowsOf = (name: string, text: string) => prepared<{ readonly data: object }>(`billing.get-own-${name}`, text);

const statements = {
  accounts: rowsOf(
    'accounts',
    `select to_jsonb(account) - 'owner_id' as data from billing.credit_accounts account where owner_id = $1::uuid`,
  ),
  transactions: rowsOf(
    'transactions',
    `select to_jsonb(posted) || jsonb_build_object('account', entry.account, 'amount', entry.amount) as data
     from billing.ledger_entries entry join billing.ledger_transactions posted on posted.id = entry.transaction_id
     where entry.account in ($1::text, 'held:' || $1, 'debt:' || $1) order by entry.position`,
  ),
  orders: rowsOf(
    'orders',
    `select to_jsonb(placed) - 'owner_id' as data from billing.orders placed where owner_id = $1::uuid order by placed_at`,
  ),
  grants: rowsOf(
    'grants',
    `select to_jsonb(given) - 'owner_id' as data from billing.grants given where owner_id = $1::uuid order by position`,
  ),
  customers: rowsOf(
    'customers',
    `select to_jsonb(customer) - 'owner_id' as data from billing.customers customer where owner_id = $1::uuid`,
  ),
  billingDetails: rowsOf(
    'billing-details',
    `select to_jsonb(details) - 'owner_id' as data from billing.billing_details details where owner_id = $1::uuid`,
  ),
  adjustments: rowsOf(
    'adjustments',
    `select to_jsonb(adjusted) - 'owner_id' - 'requested_by' - 'decided_by' as data
     from billing.adjustments adjusted where owner_id = $1::uuid order by requested_at`,
  ),
  holds: rowsOf(
    'holds',
    `select to_jsonb(hold) - 'owner_id' as data from billing.holds hold where owner_id = $1::uuid order by reserved_at`,
  ),
};

@QueryHandler(GetBillingData)
export class GetBillingDataHandler implements IQueryHandler<GetBillingData> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ ownerId }: GetBillingData): Promise<BillingDataAnswer> {
    const read = async (name: keyof typeof statements) =>
      (await this.sql.read(statements[name], [ownerId])).map(({ data }) => data);
    return {
      accounts: await read('accounts'),
      billingDetails: await read('billingDetails'),
      transactions: await read('transactions'),
      orders: await read('orders'),
      grants: await read('grants'),
      holds: await read('holds'),
      adjustments: await read('adjustments'),
      customers: await read('customers'),
    };
  }
}

import { CreditLedger } from './0001-ledger';
import { CreditOrders } from './0002-orders';
import { GrantsHoldsAndDebt } from './0003-grants-holds-debt';

/** What billing's own suites need of the database. */
export const BILLING_MIGRATIONS = [CreditLedger, CreditOrders, GrantsHoldsAndDebt].map((one) => ({
  name: one.name,
  class: one,
}));

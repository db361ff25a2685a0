import { CreditLedger } from './0001-ledger';
import { CreditOrders } from './0002-orders';
import { GrantsHoldsAndDebt } from './0003-grants-holds-debt';
import { ReceiptsAndReversals } from './0004-receipts-and-reversals';
import { ReconciliationsTable } from './0005-reconciliations';
import { History } from './0006-history';

/** What billing's own suites need of the database. */
export const BILLING_MIGRATIONS = [
  CreditLedger,
  CreditOrders,
  GrantsHoldsAndDebt,
  ReceiptsAndReversals,
  ReconciliationsTable,
  History,
].map((one) => ({
  name: one.name,
  class: one,
}));

import { CreditLedger } from './0001-ledger';
import { CreditOrders } from './0002-orders';
import { GrantsHoldsAndDebt } from './0003-grants-holds-debt';
import { ReceiptsAndReversals } from './0004-receipts-and-reversals';
import { ReconciliationsTable } from './0005-reconciliations';
import { History } from './0006-history';
import { ForgottenBuyers } from './0007-forgotten-buyers';
import { ReturnedAmounts } from './0008-returned-amounts';
import { EntriesOfEveryTransaction } from './0009-entries-of-every-transaction';
import { ReceiptsBeyondAMillion } from './0010-receipts-beyond-a-million';

/** What billing's own suites need of the database. */
export const BILLING_MIGRATIONS = [
  CreditLedger,
  CreditOrders,
  GrantsHoldsAndDebt,
  ReceiptsAndReversals,
  ReconciliationsTable,
  History,
  ForgottenBuyers,
  ReturnedAmounts,
  EntriesOfEveryTransaction,
  ReceiptsBeyondAMillion,
].map((one) => ({
  name: one.name,
  class: one,
}));

export { CreditAccounts } from '../domain/credit-account.repository';
export { ExpireCredits } from '../commands/expire-credits';
export { ListReconciliations } from '../queries/list-reconciliations';
export { ListTransactions } from '../queries/list-transactions';
export { SettleOrder } from '../commands/settle-order';
export { PaymentStandIn } from './payment-stand-in';
export { UnlockedCreditAccounts } from './unlocked-credit-accounts';

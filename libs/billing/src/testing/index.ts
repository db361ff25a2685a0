export { PaymentStandIn } from './payment-stand-in';
export { UnlockedCreditAccounts } from './unlocked-credit-accounts';

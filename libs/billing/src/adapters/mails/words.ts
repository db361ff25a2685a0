import { CURRENCY } from '@casewright/rules';

/** Where the mails lead to. */
export const PAGES = {
  purchase: '/purchase-credits',
  history: '/transaction-history',
  receipt: (orderId: string) => `/transaction-history/receipts/${orderId}`,
} as const;

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: CURRENCY });

/** To the cent, as on a bill. */
export const amountText = (cents: number): string => money.format(cents / 100);

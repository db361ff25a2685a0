import { CURRENCY } from '@casewright/rules';

export const PAGES = {
  purchase: '/purchase-credits',
  history: '/transaction-history',
  /** For admins. */
  user: (id: string) => `/admin/users/${id}`,
  receipt: (orderId: string) => `/transaction-history/receipts/${orderId}`,
} as const;

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: CURRENCY });

/** Always with cents. */
export const amountText = (cents: number): string => money.format(cents / 100);

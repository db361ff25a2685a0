import type { IntegrationEvent } from '@casewright/kernel';
import { AdjustmentWaiting, RefundFailed } from './domain/adjustment.events';
import { BalanceChanged } from './domain/balance.events';
import { BuyerForgotten } from './domain/buyer.events';
import { CreditsPurchased, PaymentFailed, PaymentReversed } from './domain/order.events';

const ORDER = '5f0c1f86-1c8e-4b7e-9a53-0d6c2f1f7b11';
const OWNER = '0b9f3f0e-6f0b-4c53-8d0f-1f2e3d4c5b6a';
const ADMIN = '7d1b6a52-4a0c-4d0e-8f3a-2b9c5e7f1a60';
const AT = new Date('2026-03-02T09:05:00Z');
const REFUND = {
  id: 're_1',
  kind: 'refund',
  amountCents: 4_500,
  createdAt: AT.toISOString(),
  isActive: true,
} as const;

/** One sample per event: type, version, and payload are the contract. */
export const BILLING_EVENTS: readonly IntegrationEvent[] = [
  new BalanceChanged(OWNER, AT),
  new CreditsPurchased(ORDER, OWNER, AT),
  new PaymentFailed(ORDER, OWNER, 100, 9_000, AT),
  new PaymentReversed(ORDER, OWNER, REFUND, 50, AT),
  new RefundFailed(ORDER, OWNER, ADMIN, AT),
  new AdjustmentWaiting(ORDER, OWNER, ADMIN, 600, 'Settlement of the pilot', AT),
  new BuyerForgotten('cus_1', AT),
];

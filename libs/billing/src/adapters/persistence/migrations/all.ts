import { BillingBaseline } from './0001-baseline';
import { CreditsOfCases } from './0002-credits-of-cases';
import { CreditAdjustments } from './0003-adjustments';

/** Execution order. */
export const BILLING_MIGRATIONS = [
  { name: 'billing-0001-baseline', class: BillingBaseline },
  { name: 'billing-0002-credits-of-cases', class: CreditsOfCases },
  { name: 'billing-0003-adjustments', class: CreditAdjustments },
];

import { BillingBaseline } from './0001-baseline';
import { CreditsOfCases } from './0002-credits-of-cases';

/** In the order in which they run. */
export const BILLING_MIGRATIONS = [
  { name: 'billing-0001-baseline', class: BillingBaseline },
  { name: 'billing-0002-credits-of-cases', class: CreditsOfCases },
];

import type { BillingDetails } from '@casewright/rules';

/** Billing details for the next receipts, one per owner. */
export abstract class BillingDetailsOfOwners {
  abstract find(ownerId: string): Promise<BillingDetails | undefined>;
  abstract save(ownerId: string, details: BillingDetails): Promise<void>;
}

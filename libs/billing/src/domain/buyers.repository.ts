import type { Buyer } from './buyer';

export abstract class Buyers {
  abstract find(ownerId: string): Promise<Buyer>;
  /** Deletes the customer, the billing details, and the buyer's name and address on receipts. */
  abstract erase(buyer: Buyer): Promise<void>;
}

/** Customer IDs at the payment provider, one per owner. */
export abstract class Customers {
  abstract save(ownerId: string, customerId: string): Promise<void>;
}

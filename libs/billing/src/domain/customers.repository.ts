/** An owner's one customer id at the payment provider. */
export abstract class Customers {
  abstract save(ownerId: string, customerId: string): Promise<void>;
}

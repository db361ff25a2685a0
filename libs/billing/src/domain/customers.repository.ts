/** Under which name the payment provider knows an owner: one, so that all they buy is found together. */
export abstract class Customers {
  abstract save(ownerId: string, customerId: string): Promise<void>;
}

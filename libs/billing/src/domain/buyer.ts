import { AggregateRoot } from '@casewright/kernel';
import { BuyerForgotten } from './buyer.events';

/** An owner of credits, as a customer of the payment provider. */
export class Buyer extends AggregateRoot {
  constructor(
    readonly ownerId: string,
    readonly customerId: string | undefined,
  ) {
    super();
  }

  forget(at: Date): void {
    if (this.customerId) this.record(new BuyerForgotten(this.customerId, at));
  }
}

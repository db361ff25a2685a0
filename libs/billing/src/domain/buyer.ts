import { AggregateRoot } from '@casewright/kernel';
import { BuyerForgotten } from './buyer.events';

/** Owner of credits as the payment provider's customer. */
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

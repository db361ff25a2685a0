import { AggregateRoot } from '@casewright/kernel';
import { BuyerForgotten } from './buyer.events';

/** An owner of credits as the payment provider knows them. */
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

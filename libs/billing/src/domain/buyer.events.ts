import { IntegrationEvent } from '@casewright/kernel';

/** A buyer has left, whom the payment provider still knows as a customer. */
export class BuyerForgotten extends IntegrationEvent {
  constructor(
    readonly customerId: string,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'billing.buyer-forgotten';
  }
}

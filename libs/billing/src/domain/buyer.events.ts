import { IntegrationEvent } from '@casewright/kernel';

/** A deleted buyer is still a customer at the payment provider. */
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

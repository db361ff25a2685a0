import { IntegrationEvent } from '@casewright/kernel';

/** Somebody has left; the payment provider still knows them by this name. */
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

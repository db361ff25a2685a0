import { IntegrationEvent } from '@casewright/kernel';

/** The bank returned the money of a completed refund, and its credits are back. */
export class RefundFailed extends IntegrationEvent {
  constructor(
    readonly orderId: string,
    readonly ownerId: string,
    /** Admin who requested the refund. */
    readonly requestedBy: string,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'billing.refund-failed';
  }
}

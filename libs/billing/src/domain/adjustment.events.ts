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

/** Another admin has to approve it. */
export class AdjustmentWaiting extends IntegrationEvent {
  constructor(
    readonly adjustmentId: string,
    readonly ownerId: string,
    readonly requestedBy: string,
    /** Negative if taken. */
    readonly credits: number,
    readonly reason: string,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'billing.adjustment-waiting';
  }
}

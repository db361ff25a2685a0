import { IntegrationEvent } from '@casewright/kernel';
import type { Reversal } from './checkout-session';

/** An order was paid and its credits were posted. */
export class CreditsPurchased extends IntegrationEvent {
  constructor(
    readonly orderId: string,
    readonly ownerId: string,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'billing.credits-purchased';
  }
}

/** A payment in processing failed. */
export class PaymentFailed extends IntegrationEvent {
  constructor(
    readonly orderId: string,
    readonly ownerId: string,
    readonly credits: number,
    readonly amountCents: number,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'billing.payment-failed';
  }
}

/** A payment, and its credits, were reversed or reinstated. */
export class PaymentReversed extends IntegrationEvent {
  readonly kind: Reversal['kind'];
  readonly amountCents: number;
  readonly isActive: boolean;

  constructor(
    readonly orderId: string,
    readonly ownerId: string,
    { kind, amountCents, isActive }: Reversal,
    /** Taken back or returned. */
    readonly credits: number,
    readonly occurredAt: Date,
  ) {
    super();
    this.kind = kind;
    this.amountCents = amountCents;
    this.isActive = isActive;
  }

  get type(): string {
    return 'billing.payment-reversed';
  }
}

import { Config } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import type { PaymentNews } from '../../processes/payment-provider';

/** Older than this, a delivery may be one that somebody recorded. */
const TOLERANCE_SECONDS = 300;

/** What concerns us of all that Stripe tells. */
export const EVENT_TYPES = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const satisfies readonly Stripe.Event['type'][];

/** What Stripe tells us, once it is certain that Stripe tells it. */
@Injectable()
export class StripeEvents {
  constructor(
    private readonly stripe: Stripe,
    private readonly config: Config,
  ) {}

  /**
   * @param body exactly as it arrived: the signature covers every byte
   * @returns undefined for what does not concern us
   * @throws Stripe.errors.StripeSignatureVerificationError
   */
  newsIn(body: Buffer, signature: string): PaymentNews | undefined {
    const secret = this.config.stripe.webhookSecret;
    return newsOf(this.stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS));
  }
}

export function newsOf(event: Stripe.Event): PaymentNews | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
      return { sessionId: event.data.object.id };
    case 'charge.refunded':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return paymentIn(event.data.object.payment_intent);
    default:
      return undefined;
  }
}

const paymentIn = (payment: string | Stripe.PaymentIntent | null): PaymentNews | undefined =>
  payment ? { paymentId: typeof payment === 'string' ? payment : payment.id } : undefined;

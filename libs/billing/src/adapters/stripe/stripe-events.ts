import { Config } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import type { PaymentUpdate } from '../../processes/payment-provider';

/** Older deliveries may be replays. */
const TOLERANCE_SECONDS = 300;

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

/** Verifies and parses webhooks. */
@Injectable()
export class StripeEvents {
  constructor(
    private readonly stripe: Stripe,
    private readonly config: Config,
  ) {}

  /**
   * @param body raw, since the signature covers every byte
   * @returns undefined for irrelevant events
   * @throws Stripe.errors.StripeSignatureVerificationError
   */
  updateIn(body: Buffer, signature: string): PaymentUpdate | undefined {
    const secret = this.config.stripe.webhookSecret;
    const event = this.stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS);
    refuseFuture(body, signature);
    return updateOf(event);
  }
}

/** Stripe's own check refuses only old deliveries. */
function refuseFuture(body: Buffer, signature: string): void {
  const sentAt = [...signature.matchAll(/(?:^|,)t=(\d+)/g)].at(-1)?.[1];
  if (Number(sentAt) <= Date.now() / 1000 + TOLERANCE_SECONDS) return;
  throw new Stripe.errors.StripeSignatureVerificationError(signature, body, {
    message: 'Timestamp outside the tolerance zone',
  });
}

export function updateOf(event: Stripe.Event): PaymentUpdate | undefined {
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

const paymentIn = (payment: string | Stripe.PaymentIntent | null): PaymentUpdate | undefined =>
  payment ? { paymentId: typeof payment === 'string' ? payment : payment.id } : undefined;

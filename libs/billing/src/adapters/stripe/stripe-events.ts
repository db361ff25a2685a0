import { Config } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import type { PaymentNews } from '../../processes/confirm-payment';

/** Older than this, a delivery may be one that somebody recorded. */
const TOLERANCE_SECONDS = 300;

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
    const event = this.stripe.webhooks.constructEvent(
      body,
      signature,
      this.config.stripe.webhookSecret,
      TOLERANCE_SECONDS,
    );
    switch (event.type) {
      case 'checkout.session.completed':
      case 'checkout.session.async_payment_succeeded':
      case 'checkout.session.expired':
        return { sessionId: event.data.object.id, failed: false };
      case 'checkout.session.async_payment_failed':
        return { sessionId: event.data.object.id, failed: true };
      default:
        return undefined;
    }
  }
}

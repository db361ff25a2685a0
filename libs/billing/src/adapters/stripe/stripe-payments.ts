import { Config } from '@casewright/platform';
import { Injectable, Logger } from '@nestjs/common';
import { isUUID } from 'class-validator';
import Stripe from 'stripe';
import type { PlacedOrder } from '../../commands/place-order';
import type { CheckoutPage, CheckoutSession } from '../../domain/checkout-session';
import { PaymentProvider } from '../../processes/payment-provider';
import { PaymentsUnavailable } from '../../processes/payment-provider.errors';

/** Stripe Checkout: hosted pages, so that no card number ever reaches us. */
@Injectable()
export class StripePayments extends PaymentProvider {
  private readonly logger = new Logger(StripePayments.name);

  constructor(
    private readonly stripe: Stripe,
    private readonly config: Config,
  ) {
    super();
  }

  async openCheckout(order: PlacedOrder): Promise<CheckoutPage> {
    const { id, url } = await this.asking(() =>
      this.stripe.checkout.sessions.create(this.checkoutOf(order), { idempotencyKey: order.orderId }),
    );
    if (url) return { sessionId: id, url };
    this.logger.error(`No checkout URL received for session ${id}.`);
    throw new PaymentsUnavailable();
  }

  async findSession(sessionId: string): Promise<CheckoutSession | undefined> {
    try {
      return sessionOf(await this.asking(() => this.stripe.checkout.sessions.retrieve(sessionId)));
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')
        return undefined;
      throw error;
    }
  }

  private checkoutOf({ orderId, credits, amountCents, currency }: PlacedOrder): Stripe.Checkout.SessionCreateParams {
    const back = `${this.config.publicUrl}/purchase-credits`;
    return {
      mode: 'payment',
      allowed_payment_method_types: ['card'],
      client_reference_id: orderId,
      metadata: { orderId },
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency,
            unit_amount: amountCents,
            product_data: { name: `${credits} ${this.config.brand.name} credits` },
          },
        },
      ],
      success_url: `${back}?success=true&credits=${credits}&session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${back}?canceled=true`,
    };
  }

  /** What the caller can act on passes; that Stripe cannot be reached or refuses us is for operators to read. */
  private async asking<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') throw error;
      this.logger.error(error instanceof Stripe.errors.StripeError ? described(error) : error);
      throw new PaymentsUnavailable();
    }
  }
}

function sessionOf(session: Stripe.Checkout.Session): CheckoutSession {
  return {
    id: session.id,
    orderId: isUUID(session.client_reference_id) ? session.client_reference_id : null,
    payment: paymentOf(session),
    amountCents: session.amount_total,
    currency: session.currency,
  };
}

function paymentOf({ status, payment_status }: Stripe.Checkout.Session): CheckoutSession['payment'] {
  if (status === 'expired') return 'expired';
  // Free of charge counts as paid: whether the amount is right is judged by the order.
  return status === 'complete' && payment_status !== 'unpaid' ? 'paid' : 'awaited';
}

/** Without the request, which carries our key. */
const described = ({
  type,
  code,
  statusCode,
  requestId,
  message,
}: InstanceType<typeof Stripe.errors.StripeError>): string =>
  `Stripe refused: ${type} ${code ?? ''} ${statusCode ?? ''} ${requestId ?? ''} ${message}`;

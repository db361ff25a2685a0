import { Config } from '@casewright/platform';
import { Injectable, Logger } from '@nestjs/common';
import Stripe from 'stripe';
import type { PlacedOrder } from '../../commands/place-order';
import type { CheckoutPage, CheckoutSession, Reversal } from '../../domain/checkout-session';
import { type PaymentUpdate, PaymentProvider } from '../../processes/payment-provider';
import { CustomerForgotten, PaymentsUnavailable, RefundRefused } from '../../processes/payment-provider.errors';
import { EVENT_TYPES, updateOf } from './stripe-events';
import { disputeOf, paymentIdOf, refundOf, sessionOf } from './stripe-session';

const PAGE_SIZE = 100;
/** Metadata that tells which request a refund is of. Refunds made at Stripe have none. */
const REFUND_KEY = 'adjustmentId';

/** Stripe Checkout: hosted pages, so that no card numbers reach us. */
@Injectable()
export class StripePayments extends PaymentProvider {
  private readonly logger = new Logger(StripePayments.name);

  constructor(
    private readonly stripe: Stripe,
    private readonly config: Config,
  ) {
    super();
  }

  async openCustomer(ownerId: string, email: string, forgotten = ''): Promise<string> {
    const idempotencyKey = [ownerId, email, forgotten].join(' ').trim();
    const { id } = await this.call(() =>
      this.stripe.customers.create({ email, metadata: { ownerId } }, { idempotencyKey }),
    );
    return id;
  }

  async updateCustomer(customerId: string, email: string): Promise<void> {
    await this.callIfExists(() => this.stripe.customers.update(customerId, { email }));
  }

  async deleteCustomer(customerId: string): Promise<void> {
    await this.callIfExists(() => this.stripe.customers.del(customerId));
  }

  async openCheckout(order: PlacedOrder, customerId: string, caseCredits?: number): Promise<CheckoutPage> {
    // Stripe also caches errors by key, so a new customer needs a new key.
    const idempotencyKey = `${order.orderId} ${customerId}`;
    try {
      const { id, url } = await this.call(() =>
        this.stripe.checkout.sessions.create(this.checkoutOf(order, customerId, caseCredits), { idempotencyKey }),
      );
      if (url) return { sessionId: id, url };
      this.logger.error(`No checkout URL received for session ${id}.`);
      throw new PaymentsUnavailable();
    } catch (error) {
      throw isMissing(error) ? new CustomerForgotten() : error;
    }
  }

  async findSession(sessionId: string): Promise<CheckoutSession | undefined> {
    try {
      const expand = ['payment_intent', 'total_details.breakdown'];
      const session = await this.call(() => this.stripe.checkout.sessions.retrieve(sessionId, { expand }));
      return sessionOf(session, session.payment_status === 'paid' ? await this.reversalsOf(paymentIdOf(session)) : []);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async findSessionOf(paymentId: string): Promise<string | undefined> {
    const { data } = await this.call(() => this.stripe.checkout.sessions.list({ payment_intent: paymentId, limit: 1 }));
    return data[0]?.id;
  }

  async refund(sessionId: string, refundId: string, attempt: number): Promise<void> {
    const session = await this.knownSession(sessionId);
    const payment = session && paymentIdOf(session);
    if (!payment) throw new RefundRefused();
    const refund = { payment_intent: payment, metadata: { [REFUND_KEY]: refundId } };
    try {
      // Stripe repeats its answer to a key, refusals included.
      await this.stripe.refunds.create(refund, { idempotencyKey: `${refundId}/${attempt}` });
    } catch (error) {
      this.log(error);
      throw isRefusal(error) ? new RefundRefused() : new PaymentsUnavailable();
    }
  }

  async holdsRefund(sessionId: string, refundId: string): Promise<boolean> {
    const session = await this.knownSession(sessionId);
    const payment = session && paymentIdOf(session);
    if (!payment) return false;
    const filter = { payment_intent: payment, limit: PAGE_SIZE };
    const held = (await this.call(() => all(this.stripe.refunds.list(filter)))).filter((one) => refundOf(one).isActive);
    if (held.some(({ metadata }) => metadata?.[REFUND_KEY] === refundId)) return true;
    return held.reduce((sum, { amount }) => sum + amount, 0) >= (session.amount_total ?? 0);
  }

  async updatesSince(at: Date): Promise<readonly PaymentUpdate[]> {
    const created = { gte: Math.floor(at.getTime() / 1000) };
    const filter = { created, types: [...EVENT_TYPES], limit: PAGE_SIZE };
    const events = await this.call(() => all(this.stripe.events.list(filter)));
    return events.toReversed().flatMap((event) => updateOf(event) ?? []);
  }

  /** Oldest first, to Stripe's precision of a second. */
  private async reversalsOf(paymentId: string | undefined): Promise<readonly Reversal[]> {
    if (!paymentId) return [];
    const filter = { payment_intent: paymentId, limit: PAGE_SIZE };
    const [refunds, disputes] = await this.call(() =>
      Promise.all([all(this.stripe.refunds.list(filter)), all(this.stripe.disputes.list(filter))]),
    );
    return [...refunds.map(refundOf), ...disputes.map(disputeOf)].toSorted(
      (one, other) => one.createdAt.localeCompare(other.createdAt) || one.id.localeCompare(other.id),
    );
  }

  private checkoutOf(order: PlacedOrder, customer: string, caseCredits?: number): Stripe.Checkout.SessionCreateParams {
    const { orderId, credits, amountCents, currency } = order;
    const back = `${this.config.publicUrl}/purchase-credits`;
    const backToCase = caseCredits ? `&case=${caseCredits}` : '';
    return {
      mode: 'payment',
      allowed_payment_method_types: ['card', 'us_bank_account'],
      customer,
      client_reference_id: orderId,
      metadata: { orderId },
      payment_intent_data: { metadata: { orderId } },
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
      success_url: `${back}?success=true&credits=${credits}&session_id={CHECKOUT_SESSION_ID}${backToCase}`,
      cancel_url: `${back}?canceled=true${backToCase}`,
    };
  }

  /** Ignores objects that Stripe no longer has. */
  private async callIfExists(request: () => Promise<unknown>): Promise<void> {
    try {
      await this.call(request);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }

  private async knownSession(id: string): Promise<Stripe.Checkout.Session | undefined> {
    try {
      return await this.call(() => this.stripe.checkout.sessions.retrieve(id));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  /** Rethrows errors that the caller can handle, and logs the others. */
  private async call<T>(request: () => Promise<T>): Promise<T> {
    try {
      return await request();
    } catch (error) {
      if (isMissing(error)) throw error;
      this.log(error);
      throw new PaymentsUnavailable();
    }
  }

  private log(error: unknown): void {
    this.logger.error(error instanceof Stripe.errors.StripeError ? described(error) : error);
  }
}

async function all<T>(listed: AsyncIterable<T>): Promise<readonly T[]> {
  const found: T[] = [];
  for await (const one of listed) found.push(one);
  return found;
}

const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** Stripe handled the request. A connection error or a limit leaves open what becomes of an attempt. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError;

/** Omits the request, since it contains our key. */
const described = ({
  type,
  code,
  statusCode,
  requestId,
  message,
}: InstanceType<typeof Stripe.errors.StripeError>): string =>
  `Stripe refused: ${type} ${code ?? ''} ${statusCode ?? ''} ${requestId ?? ''} ${message}`;

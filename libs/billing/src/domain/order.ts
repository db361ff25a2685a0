import { AggregateRoot } from '@casewright/kernel';
import { CURRENCY, findPackage } from '@casewright/rules';
import type { CheckoutPage, CheckoutSession } from './checkout-session';
import { PackageNotForSale, SessionOfAnotherOrder } from './order.errors';

/** `credited` is for good. The others give way when the provider says that the money came after all. */
export type OrderStatus = 'open' | 'credited' | 'failed' | 'expired';

/** Why an order failed, for whoever has to look into it. */
export type OrderFailure = 'payment-failed' | 'amount-differs';

/** A package that a seller set out to buy: what it costs was fixed when it was placed. */
export class Order extends AggregateRoot {
  constructor(
    readonly id: string,
    readonly ownerId: string,
    readonly credits: number,
    readonly amountCents: number,
    readonly currency: string,
    readonly placedAt: Date,
    private status: OrderStatus,
    private failure: OrderFailure | null,
    private sessionId: string | null,
    private sessionUrl: string | null,
    private settledAt: Date | null,
  ) {
    super();
  }

  static place(ownerId: string, credits: number, at: Date): Order {
    const offer = findPackage(credits);
    if (!offer) throw new PackageNotForSale(credits);
    const id = crypto.randomUUID();
    return new Order(id, ownerId, offer.credits, offer.amountCents, CURRENCY, at, 'open', null, null, null, null);
  }

  /** The page where this order is paid. One that was opened later is never shown to anyone: the first stays. */
  payAt(page: CheckoutPage): CheckoutPage {
    if (this.sessionId && this.sessionUrl) return { sessionId: this.sessionId, url: this.sessionUrl };
    if (this.sessionId && this.sessionId !== page.sessionId) throw new SessionOfAnotherOrder();
    this.sessionId = page.sessionId;
    this.sessionUrl = page.url;
    return page;
  }

  /**
   * Takes over what the provider says of this order's session.
   * @returns whether its credits are to be posted now
   */
  settle(session: CheckoutSession, at: Date): boolean {
    this.sessionId ??= session.id;
    if (session.id !== this.sessionId || session.orderId !== this.id) throw new SessionOfAnotherOrder();
    if (this.status === 'credited') return false;

    const status = this.statusAfter(session);
    if (status === this.status) return false;
    this.status = status;
    this.failure = status === 'failed' ? failureOf(session) : null;
    this.settledAt = at;
    return status === 'credited';
  }

  get state(): {
    readonly status: OrderStatus;
    readonly failure: OrderFailure | null;
    readonly settledAt: Date | null;
  } {
    return { status: this.status, failure: this.failure, settledAt: this.settledAt };
  }

  private statusAfter(session: CheckoutSession): OrderStatus {
    if (session.payment === 'paid') return this.isPaidInFullBy(session) ? 'credited' : 'failed';
    return session.payment === 'awaited' ? this.status : session.payment;
  }

  /** Not a cent less, and not a cent more: either would mean that something else was bought. */
  private isPaidInFullBy({ amountCents, currency }: CheckoutSession): boolean {
    return amountCents === this.amountCents && currency === this.currency;
  }
}

const failureOf = ({ payment }: CheckoutSession): OrderFailure =>
  payment === 'paid' ? 'amount-differs' : 'payment-failed';

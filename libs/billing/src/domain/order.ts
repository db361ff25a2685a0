import { AggregateRoot } from '@casewright/kernel';
import { CURRENCY, findPackage } from '@casewright/rules';
import type { BilledTo, CheckoutPage, CheckoutSession, Reversal, TaxLine } from './checkout-session';
import { PackageNotForSale, SessionOfAnotherOrder } from './order.errors';
import { CreditsPurchased, PaymentFailed, PaymentReversed } from './order.events';

/** `credited` is for good. The others give way when the provider says that the money came after all. */
export const ORDER_STATUSES = ['open', 'processing', 'credited', 'failed', 'expired'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Why an order failed. `amount-differs` is for somebody to look into; `amount-returned`: all of it has gone back. */
export type OrderFailure = 'payment-failed' | 'amount-differs' | 'amount-returned';

export interface OrderState {
  readonly status: OrderStatus;
  readonly failure: OrderFailure | null;
  readonly settledAt: Date | null;
  readonly reversedCredits: number;
}

/** A package that a seller set out to buy: what it costs was fixed when it was placed. */
export class Order extends AggregateRoot {
  private status: OrderStatus = 'open';
  private failure: OrderFailure | null = null;
  private sessionId: string | null = null;
  private sessionUrl: string | null = null;
  private settledAt: Date | null = null;
  private paidCents: number | null = null;
  private taxes: readonly TaxLine[] = [];
  private billedTo: BilledTo | null = null;
  private reversals: readonly Reversal[] = [];
  private reversedCredits = 0;

  constructor(
    readonly id: string,
    readonly ownerId: string,
    readonly credits: number,
    readonly amountCents: number,
    readonly currency: string,
    readonly placedAt: Date,
  ) {
    super();
  }

  static place(ownerId: string, credits: number, at: Date): Order {
    const offer = findPackage(credits);
    if (!offer) throw new PackageNotForSale(credits);
    return new Order(crypto.randomUUID(), ownerId, offer.credits, offer.amountCents, CURRENCY, at);
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
    if (session.payment === 'paid') this.paidCents = session.amountCents;

    const status = this.statusAfter(session);
    if (status === this.status) return false;
    const wasOnItsWay = this.status === 'processing';
    this.status = status;
    this.failure = status === 'failed' ? failureOf(session) : null;
    if (wasOnItsWay && this.failure === 'payment-failed') {
      this.record(new PaymentFailed(this.id, this.ownerId, this.credits, this.amountCents, at));
    }
    this.settledAt = status === 'processing' ? null : at;
    if (status !== 'credited') return false;
    // What went back while it was not credited had no credits to take with it.
    this.reversals = [];
    this.taxes = session.taxes;
    this.billedTo = session.billedTo;
    this.record(new CreditsPurchased(this.id, this.ownerId, at));
    return true;
  }

  /**
   * Takes note of money that was taken back. What has been undone stays undone.
   * @returns how many credits go with it; below zero: how many come back
   */
  note(reversal: Reversal, at: Date): number {
    if (this.status !== 'credited' && !this.isPaidOtherwise) return 0;
    const known = this.reversals.find(({ id }) => id === reversal.id);
    if (known ? !known.isActive || reversal.isActive : !reversal.isActive) return 0;

    const others = this.reversals.filter((one) => one !== known);
    this.reversals = [...others, { ...(known ?? reversal), isActive: reversal.isActive }];
    if (this.isPaidOtherwise) {
      this.failure = this.backCents === this.paidCents ? 'amount-returned' : 'amount-differs';
      return 0;
    }
    const before = this.reversedCredits;
    this.reversedCredits = this.creditsRevoked();
    const credits = this.reversedCredits - before;
    this.record(new PaymentReversed(this.id, this.ownerId, reversal, Math.abs(credits), at));
    return credits;
  }

  /** No longer waited for: it never had a page that anybody could pay at. */
  giveUp(at: Date): void {
    if (this.status !== 'open' || this.sessionId) return;
    this.status = 'expired';
    this.settledAt = at;
  }

  get state(): OrderState {
    const { status, failure, settledAt, reversedCredits } = this;
    return { status, failure, settledAt, reversedCredits };
  }

  /** What its receipt says. */
  get bill(): {
    readonly paidCents: number | null;
    readonly taxes: readonly TaxLine[];
    readonly billedTo: BilledTo | null;
  } {
    const { paidCents, taxes, billedTo } = this;
    return { paidCents, taxes, billedTo };
  }

  private statusAfter(session: CheckoutSession): OrderStatus {
    if (session.payment === 'paid') return this.isPaidInFullBy(session) ? 'credited' : 'failed';
    return session.payment === 'awaited' ? this.status : session.payment;
  }

  /** Not a cent less, and not a cent more but taxes: either would mean that something else was bought. */
  private isPaidInFullBy({ subtotalCents, amountCents, taxes, currency }: CheckoutSession): boolean {
    const withTaxes = this.amountCents + taxes.reduce((sum, tax) => sum + tax.amountCents, 0);
    const isWhole = amountCents === this.amountCents || amountCents === withTaxes;
    return isWhole && subtotalCents === this.amountCents && currency === this.currency;
  }

  /** In proportion to the money, and a whole number whatever the parts: all of them once all of it is back. */
  private creditsRevoked(): number {
    return this.paidCents ? Math.floor((this.credits * this.backCents) / this.paidCents) : 0;
  }

  private get isPaidOtherwise(): boolean {
    return this.failure === 'amount-differs' || this.failure === 'amount-returned';
  }

  /** Of what was paid: a dispute may be about more than refunds have left of it. */
  private get backCents(): number {
    const active = this.reversals.filter(({ isActive }) => isActive);
    const backCents = active.reduce((sum, { amountCents }) => sum + amountCents, 0);
    return Math.min(backCents, this.paidCents ?? 0);
  }
}

const failureOf = ({ payment }: CheckoutSession): OrderFailure =>
  payment === 'paid' ? 'amount-differs' : 'payment-failed';

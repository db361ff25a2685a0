import { AggregateRoot } from '@casewright/kernel';
import { type BillingDetails, CURRENCY, findPackage } from '@casewright/rules';
import type { BilledTo, CheckoutPage, CheckoutSession, Reversal, TaxLine } from './checkout-session';
import { PackageNotForSale, SessionOfAnotherOrder } from './order.errors';
import { CreditsPurchased, PaymentFailed, PaymentReversed } from './order.events';

/** `credited` is final. The others may change when the provider reports a payment. */
export const ORDER_STATUSES = ['open', 'processing', 'credited', 'failed', 'expired'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** `amount-differs` needs an operator. `amount-returned`: fully refunded. */
export type OrderFailure = 'payment-failed' | 'amount-differs' | 'amount-returned';

export interface OrderState {
  readonly status: OrderStatus;
  readonly failure: OrderFailure | null;
  readonly settledAt: Date | null;
  readonly reversedCredits: number;
}

/** Package purchase at the price when it was placed. */
export class Order extends AggregateRoot {
  private status: OrderStatus = 'open';
  private failure: OrderFailure | null = null;
  private sessionId: string | null = null;
  private sessionUrl: string | null = null;
  private settledAt: Date | null = null;
  private paidCents: number | null = null;
  private taxes: readonly TaxLine[] = [];
  private billedTo: BilledTo | null = null;
  private billingDetails: BillingDetails | null = null;
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

  /** Keeps the first page. A later one is never shown. */
  payAt(page: CheckoutPage): CheckoutPage {
    if (this.sessionId && this.sessionUrl) return { sessionId: this.sessionId, url: this.sessionUrl };
    if (this.sessionId && this.sessionId !== page.sessionId) throw new SessionOfAnotherOrder();
    this.sessionId = page.sessionId;
    this.sessionUrl = page.url;
    return page;
  }

  /**
   * Applies the provider's state of the session.
   * @param details kept on the receipt
   * @returns whether to post the credits
   */
  settle(session: CheckoutSession, at: Date, details: BillingDetails | null = null): boolean {
    this.sessionId ??= session.id;
    if (session.id !== this.sessionId || session.orderId !== this.id) throw new SessionOfAnotherOrder();
    if (this.status === 'credited') return false;
    if (session.payment === 'paid') this.paidCents = session.amountCents;

    const status = this.statusAfter(session);
    if (status === this.status) return false;
    const wasProcessing = this.status === 'processing';
    this.status = status;
    this.failure = status === 'failed' ? failureOf(session) : null;
    if (wasProcessing && this.failure === 'payment-failed') {
      this.record(new PaymentFailed(this.id, this.ownerId, this.credits, this.amountCents, at));
    }
    this.settledAt = status === 'processing' ? null : at;
    if (status !== 'credited') return false;
    // Money returned before crediting had no credits to reverse.
    this.reversals = [];
    this.taxes = session.taxes;
    this.billedTo = session.billedTo;
    this.billingDetails = details;
    this.record(new CreditsPurchased(this.id, this.ownerId, at));
    return true;
  }

  /** An undone reversal stays undone. @returns credits to take back, or negative to return */
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

  abandon(at: Date): void {
    if (this.status !== 'open' || this.sessionId) return;
    this.status = 'expired';
    this.settledAt = at;
  }

  /** Session at the provider. Undefined unless credits were posted. */
  get paidSession(): string | undefined {
    return this.status === 'credited' && this.sessionId ? this.sessionId : undefined;
  }

  get state(): OrderState {
    const { status, failure, settledAt, reversedCredits } = this;
    return { status, failure, settledAt, reversedCredits };
  }

  /** Paid back in full by refunds alone. */
  get isRefunded(): boolean {
    const refunds = this.reversals.filter(({ kind }) => kind === 'refund');
    return this.paidCents !== null && backCents(refunds) >= this.paidCents;
  }

  get hasFailedRefund(): boolean {
    return this.reversals.some(({ kind, isActive }) => kind === 'refund' && !isActive);
  }

  /** For the receipt. */
  get bill(): {
    readonly paidCents: number | null;
    readonly taxes: readonly TaxLine[];
    readonly billedTo: BilledTo | null;
    readonly billingDetails: BillingDetails | null;
  } {
    const { paidCents, taxes, billedTo, billingDetails } = this;
    return { paidCents, taxes, billedTo, billingDetails };
  }

  private statusAfter(session: CheckoutSession): OrderStatus {
    if (session.payment === 'paid') return this.isPaidInFullBy(session) ? 'credited' : 'failed';
    return session.payment === 'awaited' ? this.status : session.payment;
  }

  /** The exact price plus taxes: any other amount paid for something else. */
  private isPaidInFullBy({ subtotalCents, amountCents, taxes, currency }: CheckoutSession): boolean {
    const withTaxes = this.amountCents + taxes.reduce((sum, tax) => sum + tax.amountCents, 0);
    const isWhole = amountCents === this.amountCents || amountCents === withTaxes;
    return isWhole && subtotalCents === this.amountCents && currency === this.currency;
  }

  /** Proportional to the returned money, rounded down to whole credits. */
  private creditsRevoked(): number {
    return this.paidCents ? Math.floor((this.credits * this.backCents) / this.paidCents) : 0;
  }

  private get isPaidOtherwise(): boolean {
    return this.failure === 'amount-differs' || this.failure === 'amount-returned';
  }

  /** Capped at the payment: a dispute may exceed what refunds left. */
  private get backCents(): number {
    return Math.min(backCents(this.reversals), this.paidCents ?? 0);
  }
}

const backCents = (reversals: readonly Reversal[]): number =>
  reversals.filter(({ isActive }) => isActive).reduce((sum, { amountCents }) => sum + amountCents, 0);

const failureOf = ({ payment }: CheckoutSession): OrderFailure =>
  payment === 'paid' ? 'amount-differs' : 'payment-failed';

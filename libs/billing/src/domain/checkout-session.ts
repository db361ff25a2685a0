/** Where the payment provider takes the money for an order. */
export interface CheckoutPage {
  readonly sessionId: string;
  readonly url: string;
}

/** What the payment provider says of a checkout session. */
export interface CheckoutSession {
  readonly id: string;
  /** The order that it was opened for, as we told the provider. */
  readonly orderId: string | null;
  readonly payment: 'awaited' | 'paid' | 'failed' | 'expired';
  readonly amountCents: number | null;
  readonly currency: string | null;
}

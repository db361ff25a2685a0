/** Where the payment provider takes the money for an order. */
export interface CheckoutPage {
  readonly sessionId: string;
  readonly url: string;
}

/** A tax as the provider computed it. */
export interface TaxLine {
  readonly label: string;
  readonly amountCents: number;
}

/** The customer on the provider's invoice. */
export interface BilledTo {
  readonly name: string | null;
  readonly email: string | null;
}

export const REVERSAL_KINDS = ['refund', 'dispute'] as const;

/** Money of a payment that the provider took back: a refund that we gave, or a dispute that the buyer's bank opened. */
export interface Reversal {
  readonly id: string;
  readonly kind: (typeof REVERSAL_KINDS)[number];
  readonly amountCents: number;
  /** ISO 8601. */
  readonly createdAt: string;
  /** Not any more when the refund did not go through, or the dispute was won. */
  readonly isActive: boolean;
}

/** What the payment provider says of a checkout session. */
export interface CheckoutSession {
  readonly id: string;
  /** The order that it was opened for, as we told the provider. */
  readonly orderId: string | null;
  /** `processing`: given in order, and the money is on its way for days, maybe. */
  readonly payment: 'awaited' | 'processing' | 'paid' | 'failed' | 'expired';
  /** What the package costs, before taxes. */
  readonly subtotalCents: number | null;
  /** What was taken. */
  readonly amountCents: number | null;
  readonly currency: string | null;
  readonly taxes: readonly TaxLine[];
  readonly billedTo: BilledTo | null;
  /** Oldest first. */
  readonly reversals: readonly Reversal[];
}

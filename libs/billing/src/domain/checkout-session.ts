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

/** A refund that we gave, or a dispute that the buyer's bank opened. */
export interface Reversal {
  readonly id: string;
  readonly kind: (typeof REVERSAL_KINDS)[number];
  readonly amountCents: number;
  /** ISO 8601. */
  readonly createdAt: string;
  /** False once the refund failed or the dispute was won. */
  readonly isActive: boolean;
}

export interface CheckoutSession {
  readonly id: string;
  readonly orderId: string | null;
  /** `processing`: ordered, but the money may take days. */
  readonly payment: 'awaited' | 'processing' | 'paid' | 'failed' | 'expired';
  /** What the package costs, before taxes. */
  readonly subtotalCents: number | null;
  /** Charged in total. */
  readonly amountCents: number | null;
  readonly currency: string | null;
  readonly taxes: readonly TaxLine[];
  readonly billedTo: BilledTo | null;
  /** Oldest first. */
  readonly reversals: readonly Reversal[];
}

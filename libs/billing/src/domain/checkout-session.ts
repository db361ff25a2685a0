export interface CheckoutPage {
  readonly sessionId: string;
  readonly url: string;
}

/** Computed by the provider. */
export interface TaxLine {
  readonly label: string;
  readonly amountCents: number;
}

/** Customer on the provider's invoice. */
export interface BilledTo {
  readonly name: string | null;
  readonly email: string | null;
}

export const REVERSAL_KINDS = ['refund', 'dispute'] as const;

/** Refund, or dispute opened by the buyer's bank. */
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
  /** `processing`: the money may take days. */
  readonly payment: 'awaited' | 'processing' | 'paid' | 'failed' | 'expired';
  /** Package price before taxes. */
  readonly subtotalCents: number | null;
  /** Total charged. */
  readonly amountCents: number | null;
  readonly currency: string | null;
  readonly taxes: readonly TaxLine[];
  readonly billedTo: BilledTo | null;
  /** Oldest first. */
  readonly reversals: readonly Reversal[];
}

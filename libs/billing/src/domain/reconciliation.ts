export interface Difference {
  readonly orderId: string;
  readonly sessionId: string | null;
  readonly what: string;
}

/** Completes 'The order was …'. */
export const DIFFERENCES = {
  amountDiffers: 'paid with an amount that doesn’t match its price',
  notCompared: 'not compared with the provider and will be retried by the next run',
} as const;

/** For a session without an order. */
export const UNKNOWN_ORDER = 'unknown';

export interface Reconciliation {
  readonly askedBy: string;
  readonly beganAt: Date;
  readonly endedAt: Date;
  /** Number of payments. */
  readonly compared: number;
  /** Missed before, applied now. */
  readonly repaired: readonly Difference[];
  /** For an operator. */
  readonly differences: readonly Difference[];
}

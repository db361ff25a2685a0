/** An order whose payment stood otherwise at the provider than here. */
export interface Difference {
  readonly orderId: string;
  readonly sessionId: string | null;
  readonly what: string;
}

/** What is said of a difference: an order was … */
export const DIFFERENCES = {
  amountDiffers: 'paid with an amount that doesn’t match its price',
  notCompared: 'not compared with the provider. The next run retries it, and the log says why',
} as const;

/** The order of a session that none of ours is noted for. */
export const UNKNOWN_ORDER = 'unknown';

/** One comparison of our orders with the payment provider, and what came of it. */
export interface Reconciliation {
  readonly askedBy: string;
  readonly beganAt: Date;
  readonly endedAt: Date;
  /** Payments that were looked at. */
  readonly compared: number;
  /** What had not reached us, and has been done now. */
  readonly repaired: readonly Difference[];
  /** What somebody has to look into. */
  readonly differences: readonly Difference[];
}

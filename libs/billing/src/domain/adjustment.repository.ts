import type { Adjustment } from './adjustment';

export abstract class Adjustments {
  abstract add(adjustment: Adjustment): void;

  /** Locks until the transaction ends, so that only one decision counts. */
  abstract findForUpdate(id: string): Promise<Adjustment | undefined>;

  /** The one that was neither canceled nor failed. Requires the order to be locked. */
  abstract refundOf(orderId: string): Promise<Adjustment | undefined>;
}

import type { Adjustment } from './adjustment';

export abstract class Adjustments {
  abstract add(adjustment: Adjustment): void;

  /**
   * Credits that moved on the UTC day of `at` without a second admin, given or taken: by this admin or of this owner,
   * whichever is more. Locks both until the transaction ends.
   */
  abstract movedByOneAdmin(admin: string, ownerId: string, direction: 'given' | 'taken', at: Date): Promise<number>;

  /** Locks until the transaction ends, so that only one decision counts. */
  abstract findForUpdate(id: string): Promise<Adjustment | undefined>;

  /** The one that was neither canceled nor failed. Requires the order to be locked. */
  abstract refundOf(orderId: string): Promise<Adjustment | undefined>;
}

import type { Adjustment } from './adjustment';

/** Credits that an admin approved for a pilot signup. */
export interface PilotApproval {
  readonly signupId: string;
  readonly ownerId: string;
  readonly credits: number;
  readonly approvedBy: string;
  readonly approvedAt: Date;
}

export abstract class Adjustments {
  abstract add(adjustment: Adjustment): void;

  /**
   * Credits that moved on the UTC day of `at` without a second admin, given (by hand or for a pilot) or taken (by hand
   * or by refund): by this admin or of this owner, whichever is more. Locks both until the transaction ends.
   */
  abstract movedByOneAdmin(admin: string, ownerId: string, direction: 'given' | 'taken', at: Date): Promise<number>;

  abstract addPilot(approval: PilotApproval): Promise<void>;

  /** Locks until the transaction ends, so that only one decision counts. */
  abstract findForUpdate(id: string): Promise<Adjustment | undefined>;

  /** The one that was neither canceled nor failed. Requires the order to be locked. */
  abstract refundOf(orderId: string): Promise<Adjustment | undefined>;
}

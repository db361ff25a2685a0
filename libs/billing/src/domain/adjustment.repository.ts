import type { Adjustment } from './adjustment';

export abstract class Adjustments {
  abstract add(adjustment: Adjustment): void;

  /** Locked until the transaction ends, so that one decision counts. */
  abstract findForUpdate(id: string): Promise<Adjustment | undefined>;

  /** Call it with the order locked. */
  abstract refundOf(orderId: string): Promise<Adjustment | undefined>;
}

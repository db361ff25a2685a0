import type { Adjustment } from './adjustment';
import type { Adjustments } from './adjustment.repository';

export class AdjustmentsInMemory implements Adjustments {
  private readonly adjustments = new Map<string, Adjustment>();

  add(adjustment: Adjustment): void {
    this.adjustments.set(adjustment.id, adjustment);
  }

  async findForUpdate(id: string): Promise<Adjustment | undefined> {
    return this.adjustments.get(id);
  }

  async refundOf(orderId: string): Promise<Adjustment | undefined> {
    const hasEnded = ({ status }: Adjustment) => status === 'canceled' || status === 'failed';
    return [...this.adjustments.values()].find((one) => one.orderId === orderId && !hasEnded(one));
  }
}

import type { Adjustment } from './adjustment';
import type { Adjustments } from './adjustment.repository';

export class AdjustmentsInMemory implements Adjustments {
  private readonly adjustments = new Map<string, Adjustment>();

  add(adjustment: Adjustment): void {
    this.adjustments.set(adjustment.id, adjustment);
  }

  async movedByOneAdmin(admin: string, ownerId: string, direction: 'given' | 'taken', at: Date): Promise<number> {
    const today = [...this.adjustments.values()].filter(
      ({ kind, credits, status, requestedBy, decision }) =>
        kind !== 'refund' &&
        status === 'posted' &&
        credits > 0 === (direction === 'given') &&
        decision.by === requestedBy &&
        decision.at?.toISOString().slice(0, 10) === at.toISOString().slice(0, 10),
    );
    const sumOf = (some: readonly Adjustment[]) => some.reduce((sum, { credits }) => sum + Math.abs(credits), 0);
    return Math.max(
      sumOf(today.filter((one) => one.requestedBy === admin)),
      sumOf(today.filter((one) => one.ownerId === ownerId)),
    );
  }

  async findForUpdate(id: string): Promise<Adjustment | undefined> {
    return this.adjustments.get(id);
  }

  async refundOf(orderId: string): Promise<Adjustment | undefined> {
    const hasEnded = ({ status }: Adjustment) => status === 'canceled' || status === 'failed';
    return [...this.adjustments.values()].find((one) => one.orderId === orderId && !hasEnded(one));
  }
}

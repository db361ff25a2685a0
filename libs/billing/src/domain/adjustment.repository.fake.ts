import type { Adjustment } from './adjustment';
import type { Adjustments, PilotApproval } from './adjustment.repository';

export class AdjustmentsInMemory implements Adjustments {
  private readonly adjustments = new Map<string, Adjustment>();
  private readonly pilots: PilotApproval[] = [];

  add(adjustment: Adjustment): void {
    this.adjustments.set(adjustment.id, adjustment);
  }

  async movedByOneAdmin(admin: string, ownerId: string, direction: 'given' | 'taken', at: Date): Promise<number> {
    const isToday = (time: Date | null) => time?.toISOString().slice(0, 10) === at.toISOString().slice(0, 10);
    const byHand = [...this.adjustments.values()]
      .filter(({ kind, status, requestedBy, requestedAt, decision }) =>
        kind === 'refund'
          ? (status === 'sending' || status === 'posted') && isToday(requestedAt)
          : status === 'posted' && decision.by === requestedBy && isToday(decision.at),
      )
      .filter(({ credits }) => credits > 0 === (direction === 'given'));
    const pilots = direction === 'given' ? this.pilots.filter(({ approvedAt }) => isToday(approvedAt)) : [];
    const today = [
      ...byHand.map(({ requestedBy, credits, ...one }) => ({ by: requestedBy, to: one.ownerId, credits })),
      ...pilots.map(({ approvedBy, credits, ...one }) => ({ by: approvedBy, to: one.ownerId, credits })),
    ];
    const sumOf = (some: typeof today) => some.reduce((sum, { credits }) => sum + Math.abs(credits), 0);
    return Math.max(sumOf(today.filter(({ by }) => by === admin)), sumOf(today.filter(({ to }) => to === ownerId)));
  }

  async addPilot(approval: PilotApproval): Promise<void> {
    this.pilots.push(approval);
  }

  async findForUpdate(id: string): Promise<Adjustment | undefined> {
    return this.adjustments.get(id);
  }

  async refundOf(orderId: string): Promise<Adjustment | undefined> {
    const hasEnded = ({ status }: Adjustment) => status === 'canceled' || status === 'failed';
    return [...this.adjustments.values()].find((one) => one.orderId === orderId && !hasEnded(one));
  }
}

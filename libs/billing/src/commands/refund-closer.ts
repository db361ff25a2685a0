import type { Clock } from '@casewright/kernel';
import type { Adjustments } from '../domain/adjustment.repository';
import type { Order } from '../domain/order';
import type { AdjustmentPoster } from './adjustment-poster';

/** Completes a requested refund together with the posting that takes back its credits, by request, webhook, or job. */
export class RefundCloser {
  constructor(
    private readonly adjustments: Adjustments,
    private readonly poster: AdjustmentPoster,
    private readonly clock: Clock,
  ) {}

  /** Requires the order to be locked. @returns whether the requested refund is complete */
  async close(order: Order): Promise<boolean> {
    const refund = order.isRefunded ? await this.adjustments.refundOf(order.id) : undefined;
    if (refund?.complete(this.clock.now())) {
      await this.poster.record(refund, { action: 'complete-refund', isOfEarlierOperation: true });
    }
    return refund?.status === 'posted';
  }
}

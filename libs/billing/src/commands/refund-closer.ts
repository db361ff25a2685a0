import type { Clock } from '@casewright/kernel';
import type { Adjustments } from '../domain/adjustment.repository';
import type { Order } from '../domain/order';
import type { AdjustmentPoster } from './adjustment-poster';

/**
 * Completes a requested refund together with the posting that takes back its credits, by request, webhook, or job. Fails
 * it together with the posting that returns them.
 */
export class RefundCloser {
  constructor(
    private readonly adjustments: Adjustments,
    private readonly poster: AdjustmentPoster,
    private readonly clock: Clock,
  ) {}

  /** Requires the order to be locked. @returns whether the requested refund is complete */
  async close(order: Order): Promise<boolean> {
    const { isRefunded, hasFailedRefund } = order;
    const refund = isRefunded || hasFailedRefund ? await this.adjustments.refundOf(order.id) : undefined;
    if (!refund) return false;
    const now = this.clock.now();
    if (isRefunded ? refund.complete(now) : refund.fail(now)) {
      const action = isRefunded ? 'complete-refund' : 'fail-refund';
      await this.poster.record(refund, { action, isOfEarlierOperation: true });
    }
    return refund.status === 'posted';
  }
}

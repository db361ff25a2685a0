import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Adjustment } from '../domain/adjustment';
import { OrderNotRefundable } from '../domain/adjustment.errors';
import { Adjustments } from '../domain/adjustment.repository';
import { Orders } from '../domain/order.repository';
import { AdjustmentPoster } from './adjustment-poster';

export interface StartedRefund {
  readonly adjustmentId: string;
  /** Whether it was requested before. */
  readonly isContinued: boolean;
}

/** A repeat continues the refund that was begun, for the first reason. */
export class BeginRefund extends Command<StartedRefund> {
  constructor(
    readonly orderId: string,
    readonly reason: string,
    readonly requestedBy: string,
  ) {
    super();
  }
}

@CommandHandler(BeginRefund)
export class BeginRefundHandler implements ICommandHandler<BeginRefund> {
  constructor(
    private readonly orders: Orders,
    private readonly adjustments: Adjustments,
    private readonly poster: AdjustmentPoster,
    private readonly clock: Clock,
  ) {}

  async execute({ orderId, reason, requestedBy }: BeginRefund): Promise<StartedRefund> {
    const order = await this.orders.findForUpdate(orderId);
    if (!order?.paidSession) throw new OrderNotRefundable();
    const begun = await this.adjustments.refundOf(orderId);
    if (begun?.status === 'sending') return { adjustmentId: begun.id, isContinued: true };
    if (begun || order.state.reversedCredits > 0) throw new OrderNotRefundable();
    const now = this.clock.now();
    const movedToday = await this.adjustments.movedByOneAdmin(requestedBy, order.ownerId, 'taken', now);
    const refund = Adjustment.refund(order, reason, requestedBy, movedToday, now);
    this.adjustments.add(refund);
    await this.poster.record(refund);
    return { adjustmentId: refund.id, isContinued: false };
  }
}

import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AdjustmentNotFound } from '../domain/adjustment.errors';
import { Adjustments } from '../domain/adjustment.repository';
import { AdjustmentPoster } from './adjustment-poster';

/** Never begins another refund, unlike `BeginRefund`. */
export class RetryRefund extends Command<void> {
  constructor(readonly adjustmentId: string) {
    super();
  }
}

@CommandHandler(RetryRefund)
export class RetryRefundHandler implements ICommandHandler<RetryRefund> {
  constructor(
    private readonly adjustments: Adjustments,
    private readonly poster: AdjustmentPoster,
    private readonly clock: Clock,
  ) {}

  async execute({ adjustmentId }: RetryRefund): Promise<void> {
    const refund = await this.adjustments.findForUpdate(adjustmentId);
    if (refund?.kind !== 'refund') throw new AdjustmentNotFound();
    if (refund.send(this.clock.now())) await this.poster.recordRetry(refund);
  }
}

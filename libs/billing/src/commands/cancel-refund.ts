import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AdjustmentNotFound } from '../domain/adjustment.errors';
import { Adjustments } from '../domain/adjustment.repository';
import { AdjustmentPoster } from './adjustment-poster';

/** Ends a refund that the provider did not hold before `attempt`. Moves no credits. */
export class CancelRefund extends Command<void> {
  constructor(
    readonly adjustmentId: string,
    readonly reason: string,
    readonly attempt: number,
    readonly canceledBy: string,
  ) {
    super();
  }
}

@CommandHandler(CancelRefund)
export class CancelRefundHandler implements ICommandHandler<CancelRefund> {
  constructor(
    private readonly adjustments: Adjustments,
    private readonly poster: AdjustmentPoster,
    private readonly clock: Clock,
  ) {}

  async execute({ adjustmentId, reason, attempt, canceledBy }: CancelRefund): Promise<void> {
    const refund = await this.adjustments.findForUpdate(adjustmentId);
    if (refund?.kind !== 'refund') throw new AdjustmentNotFound();
    refund.cancel(reason, attempt, canceledBy, this.clock.now());
    await this.poster.recordCancellation(refund);
  }
}

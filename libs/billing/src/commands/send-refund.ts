import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AdjustmentNotFound } from '../domain/adjustment.errors';
import { Adjustments } from '../domain/adjustment.repository';
import { AdjustmentPoster } from './adjustment-poster';

/**
 * Called before the provider is, so that the refund can't be canceled meanwhile. Audited unless it is part of the
 * request. @returns the attempt, undefined if the refund is complete
 */
export class SendRefund extends Command<number | undefined> {
  constructor(
    readonly adjustmentId: string,
    readonly isContinued: boolean,
  ) {
    super();
  }
}

@CommandHandler(SendRefund)
export class SendRefundHandler implements ICommandHandler<SendRefund> {
  constructor(
    private readonly adjustments: Adjustments,
    private readonly poster: AdjustmentPoster,
    private readonly clock: Clock,
  ) {}

  async execute({ adjustmentId, isContinued }: SendRefund): Promise<number | undefined> {
    const refund = await this.adjustments.findForUpdate(adjustmentId);
    if (refund?.kind !== 'refund') throw new AdjustmentNotFound();
    const isRepeated = isContinued || refund.wasSent;
    const attempt = refund.send(this.clock.now());
    if (attempt !== undefined && isRepeated) await this.poster.recordRetry(refund);
    return attempt;
  }
}

import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AdjustmentNotFound } from '../domain/adjustment.errors';
import { Adjustments } from '../domain/adjustment.repository';

/** Called before the provider is, so that the refund can't be canceled meanwhile. @returns false if it is complete */
export class SendRefund extends Command<boolean> {
  constructor(readonly adjustmentId: string) {
    super();
  }
}

@CommandHandler(SendRefund)
export class SendRefundHandler implements ICommandHandler<SendRefund> {
  constructor(
    private readonly adjustments: Adjustments,
    private readonly clock: Clock,
  ) {}

  async execute({ adjustmentId }: SendRefund): Promise<boolean> {
    const refund = await this.adjustments.findForUpdate(adjustmentId);
    if (!refund) throw new AdjustmentNotFound();
    return refund.send(this.clock.now());
  }
}

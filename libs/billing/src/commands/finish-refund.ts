import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Adjustments } from '../domain/adjustment.repository';

export class FinishRefund extends Command<void> {
  constructor(readonly adjustmentId: string) {
    super();
  }
}

@CommandHandler(FinishRefund)
export class FinishRefundHandler implements ICommandHandler<FinishRefund> {
  constructor(
    private readonly adjustments: Adjustments,
    private readonly clock: Clock,
  ) {}

  async execute({ adjustmentId }: FinishRefund): Promise<void> {
    (await this.adjustments.findForUpdate(adjustmentId))?.sent(this.clock.now());
  }
}

import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AdjustmentNotFound, OwnerNotFound } from '../domain/adjustment.errors';
import { Adjustments } from '../domain/adjustment.repository';
import { AdjustmentPoster } from './adjustment-poster';
import { Contacts } from './ports';

/** A second admin approves or declines. The first decision counts. */
export class DecideAdjustment extends Command<void> {
  constructor(
    readonly adjustmentId: string,
    readonly decision: 'approve' | 'decline',
    readonly decidedBy: string,
  ) {
    super();
  }
}

@CommandHandler(DecideAdjustment)
export class DecideAdjustmentHandler implements ICommandHandler<DecideAdjustment> {
  constructor(
    private readonly adjustments: Adjustments,
    private readonly contacts: Contacts,
    private readonly poster: AdjustmentPoster,
    private readonly clock: Clock,
  ) {}

  async execute({ adjustmentId, decision, decidedBy }: DecideAdjustment): Promise<void> {
    const adjustment = await this.adjustments.findForUpdate(adjustmentId);
    if (!adjustment) throw new AdjustmentNotFound();
    const now = this.clock.now();
    if (decision === 'approve') {
      if (!(await this.contacts.find(adjustment.ownerId))) throw new OwnerNotFound();
      adjustment.approve(decidedBy, now);
      await this.poster.post(adjustment);
    } else {
      adjustment.decline(decidedBy, now);
    }
    await this.poster.record(adjustment);
  }
}

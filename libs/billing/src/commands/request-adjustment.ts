import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Adjustment, type AdjustmentState, type AdjustmentTerms } from '../domain/adjustment';
import { OwnerNotFound } from '../domain/adjustment.errors';
import { Adjustments } from '../domain/adjustment.repository';
import { AdjustmentPoster } from './adjustment-poster';
import { Contacts } from './ports';

export interface RequestedAdjustment {
  readonly id: string;
  readonly state: AdjustmentState;
}

/** Posts immediately unless another admin must approve. */
export class RequestAdjustment extends Command<RequestedAdjustment> {
  constructor(
    readonly ownerId: string,
    readonly terms: AdjustmentTerms,
    readonly requestedBy: string,
  ) {
    super();
  }
}

@CommandHandler(RequestAdjustment)
export class RequestAdjustmentHandler implements ICommandHandler<RequestAdjustment> {
  constructor(
    private readonly adjustments: Adjustments,
    private readonly contacts: Contacts,
    private readonly poster: AdjustmentPoster,
    private readonly clock: Clock,
  ) {}

  async execute({ ownerId, terms, requestedBy }: RequestAdjustment): Promise<RequestedAdjustment> {
    if (!(await this.contacts.find(ownerId))) throw new OwnerNotFound();
    const now = this.clock.now();
    const direction = terms.credits > 0 ? 'given' : 'taken';
    const movedToday = await this.adjustments.movedByOneAdmin(requestedBy, ownerId, direction, now);
    const adjustment = Adjustment.request(ownerId, terms, requestedBy, movedToday, now);
    if (adjustment.status === 'posted') await this.poster.post(adjustment);
    else adjustment.awaitApproval(now);
    this.adjustments.add(adjustment);
    await this.poster.record(adjustment);
    return { id: adjustment.id, state: adjustment.status };
  }
}

import { Clock, Events } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Deliverables } from '../deliverables/domain/deliverables.repository';
import { CaseAssigned } from '../domain/case.events';
import { Cases } from '../domain/case.repository';
import { Pursuits } from '../domain/pursuit.repository';
import { Checklists } from '../inputs/domain/checklists.repository';
import { cancelReviewsOf } from '../reviews/commands/cancel-reviews';
import { Reviews } from '../reviews/domain/reviews.repository';
import { apply } from './case-credit-changes';
import { CaseCredits } from './ports';

/** For account deletion. */
export class ErasePursuits extends Command<void> {
  constructor(readonly ownerId: string) {
    super();
  }
}

@CommandHandler(ErasePursuits)
export class ErasePursuitsHandler implements ICommandHandler<ErasePursuits> {
  constructor(
    readonly pursuits: Pursuits,
    readonly reviews: Reviews,
    readonly events: Events,
    private readonly cases: Cases,
    private readonly credits: CaseCredits,
    private readonly deliverables: Deliverables,
    private readonly checklists: Checklists,
    private readonly clock: Clock,
  ) {}

  async execute({ ownerId }: ErasePursuits): Promise<void> {
    const now = this.clock.now();
    for (const running of await this.cases.findOwnForUpdate(ownerId)) {
      await cancelReviewsOf(running, this, () => 'The seller’s account was deleted.', now);
      const change = running.abandon(await this.cases.ratesOf(running), now);
      if (!change) continue;
      await apply(this.credits, running, change);
      await this.cases.save(running);
    }
    await this.deliverables.removeFilesOf(ownerId);
    await this.checklists.removeFilesOf(ownerId);
    await this.pursuits.erase(ownerId);
    for (const { id, ownerId: sellerId, isOpen } of await this.cases.unassignAll(ownerId))
      if (isOpen) this.events.record(new CaseAssigned(id, sellerId, null, null, now));
  }
}

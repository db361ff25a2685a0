import { Clock, Events } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Cases } from '../../domain/case.repository';
import { Pursuits } from '../../domain/pursuit.repository';
import { ReviewChanged } from '../domain/review.events';
import { Reviews } from '../domain/reviews.repository';
import { recordInvitation, subjectOf } from './review-notices';

/** Cancels the open reviews of a canceled case. */
export class CancelReviews extends Command<void> {
  constructor(readonly caseId: string) {
    super();
  }
}

@CommandHandler(CancelReviews)
export class CancelReviewsHandler implements ICommandHandler<CancelReviews> {
  constructor(
    private readonly cases: Cases,
    private readonly pursuits: Pursuits,
    private readonly reviews: Reviews,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async execute({ caseId }: CancelReviews): Promise<void> {
    const reviewed = await this.cases.findForUpdate(caseId);
    if (!reviewed) return;
    const now = this.clock.now();
    const { prospect } = await subjectOf(this.pursuits, reviewed);
    for (const review of await this.reviews.findAllOpen(caseId)) {
      const invitation = review.cancel('The case was canceled.', now);
      await this.reviews.save(review);
      this.events.record(new ReviewChanged(caseId, reviewed.ownerId, now));
      if (invitation) recordInvitation(this.events, review, reviewed, prospect, invitation, now);
    }
  }
}

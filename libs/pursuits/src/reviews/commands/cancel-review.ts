import { Clock, Events } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CaseNotFound, ReasonMissing } from '../../domain/case.errors';
import { Cases } from '../../domain/case.repository';
import { Pursuits } from '../../domain/pursuit.repository';
import { ReviewNotFound } from '../domain/review.errors';
import { ReviewChanged } from '../domain/review.events';
import { Reviews } from '../domain/reviews.repository';
import { InvitationNotices, prospectOf, reviewText } from './review-notices';

/** By the provider. */
export class CancelReview extends Command<void> {
  constructor(
    readonly caseId: string,
    readonly reviewId: string,
    readonly byId: string,
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(CancelReview)
export class CancelReviewHandler implements ICommandHandler<CancelReview> {
  constructor(
    private readonly cases: Cases,
    private readonly pursuits: Pursuits,
    private readonly reviews: Reviews,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async execute({ caseId, reviewId, byId, reason: given }: CancelReview): Promise<void> {
    const reason = given.trim();
    if (!reason) throw new ReasonMissing();
    const reviewed = await this.cases.findForUpdate(caseId);
    if (!reviewed) throw new CaseNotFound();
    const review = await this.reviews.find(caseId, reviewId);
    if (!review) throw new ReviewNotFound();
    const now = this.clock.now();
    const invitation = review.cancel(reason, now);
    await this.reviews.save(review);
    reviewed.enter('cancel-review', { party: 'provider', byId }, reviewText(review, reason), now);
    await this.cases.save(reviewed);
    const prospect = await prospectOf(this.pursuits, reviewed);
    this.events.record(new ReviewChanged(caseId, reviewed.ownerId, now));
    if (invitation) new InvitationNotices(this.events, review, reviewed, prospect, now).everyone(invitation);
  }
}

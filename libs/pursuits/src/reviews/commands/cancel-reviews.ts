import { Clock, Events } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Case } from '../../domain/case';
import { Cases } from '../../domain/case.repository';
import { Pursuits } from '../../domain/pursuit.repository';
import { ReviewChanged } from '../domain/review.events';
import { Reviews } from '../domain/reviews.repository';
import { InvitationNotices, prospectOf } from './review-notices';

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
    readonly pursuits: Pursuits,
    readonly reviews: Reviews,
    readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async execute({ caseId }: CancelReviews): Promise<void> {
    const reviewed = await this.cases.findForUpdate(caseId);
    if (reviewed) await cancelReviewsOf(reviewed, this, 'The case was canceled.', this.clock.now());
  }
}

interface Parts {
  readonly pursuits: Pursuits;
  readonly reviews: Reviews;
  readonly events: Events;
}

/** Expects the case to be locked. */
export async function cancelReviewsOf(
  reviewed: Case,
  { pursuits, reviews, events }: Parts,
  reason: string,
  at: Date,
): Promise<void> {
  const prospect = await prospectOf(pursuits, reviewed);
  for (const review of await reviews.findAllOpen(reviewed.id)) {
    const invitation = review.cancel(reason, at);
    await reviews.save(review);
    events.record(new ReviewChanged(reviewed.id, reviewed.ownerId, at));
    if (invitation) new InvitationNotices(events, review, reviewed, prospect, at).everyone(invitation);
  }
}

import { Clock, Events } from '@casewright/kernel';
import { type CaseCommand, type CaseState, reviewEndText } from '@casewright/rules';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Case } from '../../domain/case';
import { Cases } from '../../domain/case.repository';
import { Pursuits } from '../../domain/pursuit.repository';
import type { Review } from '../domain/review';
import { ReviewChanged } from '../domain/review.events';
import { Reviews } from '../domain/reviews.repository';
import { InvitationNotices, prospectOf } from './review-notices';

/** Cancels the open reviews that a case has no more use for. */
export class CancelReviews extends Command<void> {
  constructor(
    readonly caseId: string,
    readonly moved: { readonly command: CaseCommand; readonly state: CaseState },
  ) {
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

  async execute({ caseId, moved }: CancelReviews): Promise<void> {
    const reviewed = await this.cases.findForUpdate(caseId);
    if (!reviewed) return;
    const endOf = ({ kind, figures }: Review) => reviewEndText(moved, { kind, state: figures.state });
    await cancelReviewsOf(reviewed, this, endOf, this.clock.now());
  }
}

interface Parts {
  readonly pursuits: Pursuits;
  readonly reviews: Reviews;
  readonly events: Events;
}

/**
 * Expects the case to be locked.
 * @param reasonOf why a review is canceled; undefined leaves it
 */
export async function cancelReviewsOf(
  reviewed: Case,
  { pursuits, reviews, events }: Parts,
  reasonOf: (review: Review) => string | undefined,
  at: Date,
): Promise<void> {
  const prospect = await prospectOf(pursuits, reviewed);
  for (const review of await reviews.findAllOpen(reviewed.id)) {
    const reason = reasonOf(review);
    if (reason === undefined) continue;
    const invitation = review.cancel(reason, at);
    await reviews.save(review);
    events.record(new ReviewChanged(reviewed.id, reviewed.ownerId, at));
    if (invitation) new InvitationNotices(events, review, reviewed, prospect, at).everyone(invitation);
  }
}

import { Clock, Events } from '@casewright/kernel';
import { endOf, mayProposeReview, type ReviewKind, type ReviewMinutes } from '@casewright/rules';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CaseNotFound } from '../../domain/case.errors';
import { Cases } from '../../domain/case.repository';
import { Pursuits } from '../../domain/pursuit.repository';
import { Review } from '../domain/review';
import { ReviewNotProposable } from '../domain/review.errors';
import { ReviewChanged, ReviewProposed } from '../domain/review.events';
import { Reviews } from '../domain/reviews.repository';
import { prospectOf, reviewText } from './review-notices';

export interface ProposedTimes {
  readonly kind: ReviewKind;
  readonly startsAt: readonly Date[];
  readonly minutes: ReviewMinutes;
  readonly place: string;
}

/** Proposes times for a new review, or replaces those of an open one. */
export class ProposeReview extends Command<void> {
  constructor(
    readonly caseId: string,
    readonly byId: string,
    readonly times: ProposedTimes,
  ) {
    super();
  }
}

@CommandHandler(ProposeReview)
export class ProposeReviewHandler implements ICommandHandler<ProposeReview> {
  constructor(
    private readonly cases: Cases,
    private readonly pursuits: Pursuits,
    private readonly reviews: Reviews,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async execute({ caseId, byId, times }: ProposeReview): Promise<void> {
    const reviewed = await this.cases.findForUpdate(caseId);
    if (!reviewed) throw new CaseNotFound();
    if (!mayProposeReview(times.kind, reviewed.figures.state)) throw new ReviewNotProposable();
    const now = this.clock.now();
    const review = (await this.reviews.findOpen(caseId, times.kind)) ?? Review.of(caseId, times.kind, byId, now);
    const slots = times.startsAt.map((startsAt) => ({ startsAt, endsAt: endOf(startsAt, times.minutes) }));
    review.propose(slots, times.place, now);
    await this.reviews.save(review);
    reviewed.enter('propose-review', { party: 'provider', byId }, reviewText(review), now);
    await this.cases.save(reviewed);
    const { pursuitId, ownerId } = reviewed;
    const prospect = await prospectOf(this.pursuits, reviewed);
    this.events.record(new ReviewChanged(caseId, ownerId, now));
    this.events.record(new ReviewProposed(caseId, pursuitId, ownerId, prospect, times.kind, now));
  }
}

import { Clock, Events } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CaseNotFound } from '../../domain/case.errors';
import { Cases } from '../../domain/case.repository';
import { ReviewNotFound } from '../domain/review.errors';
import { ReviewChanged } from '../domain/review.events';
import { type ActionItem, Reviews } from '../domain/reviews.repository';
import { reviewText } from './review-notices';

/** Records minutes and action items. */
export class MinuteReview extends Command<void> {
  constructor(
    readonly caseId: string,
    readonly reviewId: string,
    readonly byId: string,
    readonly minutes: string,
    readonly items: readonly ActionItem[],
    /** The `changedAt` of the review that was written about. */
    readonly seenAt?: Date,
  ) {
    super();
  }
}

@CommandHandler(MinuteReview)
export class MinuteReviewHandler implements ICommandHandler<MinuteReview> {
  constructor(
    private readonly cases: Cases,
    private readonly reviews: Reviews,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async execute({ caseId, reviewId, byId, minutes, items, seenAt }: MinuteReview): Promise<void> {
    const reviewed = await this.cases.findForUpdate(caseId);
    if (!reviewed) throw new CaseNotFound();
    const review = await this.reviews.find(caseId, reviewId);
    if (!review) throw new ReviewNotFound();
    // Sent again after a lost response.
    const isSaved =
      review.figures.minutes === minutes.trim() && textOf(await this.reviews.itemsOf(review)) === textOf(items);
    if (isSaved) return;
    const now = this.clock.now();
    const isFirst = review.figures.minutes === null;
    review.minute(minutes.trim(), now, seenAt);
    await this.reviews.save(review);
    if (isFirst) {
      reviewed.enter('minute-review', { party: 'provider', byId }, reviewText(review), now);
      await this.cases.save(reviewed);
    }
    await this.reviews.replaceItems(review, items);
    this.events.record(new ReviewChanged(caseId, reviewed.ownerId, now));
  }
}

const textOf = (items: readonly ActionItem[]): string =>
  JSON.stringify(items.map(({ id, text, owner, dueOn }) => [id, text.trim(), owner.trim(), dueOn]));

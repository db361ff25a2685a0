import { Clock, Events } from '@casewright/kernel';
import type { CaseEntry } from '@casewright/rules';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { inviteAddresses } from '../../advocate/commands/invite-addresses';
import { InvitedAddresses } from '../../advocate/domain/invited-addresses.repository';
import { CaseNotFound, ReasonMissing } from '../../domain/case.errors';
import { Cases } from '../../domain/case.repository';
import { Pursuits } from '../../domain/pursuit.repository';
import type { Invitation, Review } from '../domain/review';
import { ReviewNotFound } from '../domain/review.errors';
import { ReviewAnswered, ReviewChanged } from '../domain/review.events';
import { Reviews } from '../domain/reviews.repository';
import { InvitationNotices, prospectOf, reviewText } from './review-notices';

export type SellersAnswer =
  | { readonly command: 'choose'; readonly startsAt: Date }
  | { readonly command: 'ask-again' | 'decline'; readonly reason: string };

/** Books a proposed time, asks for others, or declines the review. */
export class AnswerReview extends Command<void> {
  constructor(
    readonly caseId: string,
    readonly reviewId: string,
    readonly sellerId: string,
    readonly answer: SellersAnswer,
  ) {
    super();
  }
}

const ENTRIES: Readonly<Record<SellersAnswer['command'], CaseEntry>> = {
  choose: 'book-review',
  'ask-again': 'ask-other-times',
  decline: 'decline-review',
};

@CommandHandler(AnswerReview)
export class AnswerReviewHandler implements ICommandHandler<AnswerReview> {
  constructor(
    private readonly cases: Cases,
    private readonly pursuits: Pursuits,
    private readonly reviews: Reviews,
    private readonly addresses: InvitedAddresses,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async execute({ caseId, reviewId, sellerId, answer }: AnswerReview): Promise<void> {
    const reviewed = await this.cases.findForUpdate(caseId);
    if (reviewed?.ownerId !== sellerId) throw new CaseNotFound();
    const review = await this.reviews.find(caseId, reviewId);
    if (!review) throw new ReviewNotFound();
    const now = this.clock.now();
    const prospect = await prospectOf(this.pursuits, reviewed);
    const notices = new InvitationNotices(this.events, review, reviewed, prospect, now);
    this.events.record(new ReviewChanged(caseId, sellerId, now));
    if (answer.command === 'choose') {
      const before = review.figures.booked;
      const guests = await this.reviews.guestsOf(review);
      const booking = review.choose(answer.startsAt, guests, now);
      await inviteAddresses(
        this.addresses,
        reviewed,
        guests.map(({ email }) => email),
        now,
      );
      notices.booked(booking, before);
    } else {
      const invitation = refuse(review, answer.command, answer.reason, now);
      if (invitation) notices.everyone(invitation);
    }
    await this.reviews.save(review);
    const { kind, proposedBy } = review;
    const reason = answer.command === 'choose' ? '' : answer.reason.trim();
    this.events.record(
      new ReviewAnswered(caseId, reviewed.pursuitId, prospect, kind, proposedBy, answer.command, reason, now),
    );
    const text = reviewText(review, reason);
    reviewed.enter(ENTRIES[answer.command], { party: 'seller', byId: sellerId }, text, now);
    await this.cases.save(reviewed);
  }
}

function refuse(review: Review, command: 'ask-again' | 'decline', given: string, at: Date): Invitation | undefined {
  const reason = given.trim();
  if (!reason) throw new ReasonMissing();
  if (command === 'decline') return review.decline(reason, at);
  review.askAgain(reason, at);
  return undefined;
}

import { Clock, Events } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { GuestReminded, ReviewSoon } from '../domain/review.events';
import { Reviews } from '../domain/reviews.repository';

/** Reminds seller, analyst and guests a day and an hour before, once per booked time. */
export class RemindOfReviews extends Command<void> {}

@CommandHandler(RemindOfReviews)
export class RemindOfReviewsHandler implements ICommandHandler<RemindOfReviews> {
  constructor(
    private readonly reviews: Reviews,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const now = this.clock.now();
    for (const { ownerId, proposedBy, guests, ...review } of await this.reviews.takeReminders(now)) {
      for (const recipientId of new Set([ownerId, proposedBy]))
        this.events.record(new ReviewSoon(recipientId, review, now));
      for (const { email, name } of guests) this.events.record(new GuestReminded(email, name, review, now));
    }
  }
}

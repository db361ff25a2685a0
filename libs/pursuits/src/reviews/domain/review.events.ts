import { IntegrationEvent } from '@casewright/kernel';
import type { ReviewKind } from '@casewright/rules';

/** Times for a review wait for the seller. */
export class ReviewProposed extends IntegrationEvent {
  constructor(
    readonly caseId: string,
    readonly pursuitId: string,
    readonly ownerId: string,
    readonly prospect: string,
    readonly kind: ReviewKind,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'pursuits.review-proposed';
  }
}

/** The seller asked for other times, or declined the review. */
export class ReviewAnswered extends IntegrationEvent {
  constructor(
    readonly pursuitId: string,
    readonly prospect: string,
    readonly kind: ReviewKind,
    /** Who proposed it. */
    readonly recipientId: string,
    readonly answer: 'ask-again' | 'decline',
    readonly reason: string,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'pursuits.review-answered';
  }
}

/** What the calendar of someone who is invited is told. */
export interface CalendarEntry {
  readonly reviewId: string;
  readonly pursuitId: string;
  readonly prospect: string;
  readonly kind: ReviewKind;
  readonly method: 'REQUEST' | 'CANCEL';
  readonly sequence: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly place: string;
  readonly reason: string | null;
}

/** A time was booked, changed or called off: for one user of the product. */
export class ReviewScheduled extends IntegrationEvent {
  constructor(
    readonly recipientId: string,
    readonly entry: CalendarEntry,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'pursuits.review-scheduled';
  }
}

/** The same for someone at the prospect, who has no account. */
export class GuestInvited extends IntegrationEvent {
  constructor(
    readonly email: string,
    readonly name: string,
    readonly entry: CalendarEntry,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'pursuits.guest-invited';
  }
}

/** Before a review that is booked. */
export const REVIEW_REMINDERS = ['day-before', 'hour-before'] as const;
export type ReviewReminder = (typeof REVIEW_REMINDERS)[number];

export interface SoonReview {
  readonly reviewId: string;
  readonly pursuitId: string;
  readonly prospect: string;
  readonly kind: ReviewKind;
  readonly reminder: ReviewReminder;
  readonly startsAt: Date;
  readonly place: string;
}

/** Someone is reminded of a review. */
export class ReviewSoon extends IntegrationEvent {
  constructor(
    readonly recipientId: string,
    readonly review: SoonReview,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'pursuits.review-soon';
  }
}

/** The same for someone at the prospect. */
export class GuestReminded extends IntegrationEvent {
  constructor(
    readonly email: string,
    readonly name: string,
    readonly review: SoonReview,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'pursuits.guest-reminded';
  }
}

import { IntegrationEvent } from '@casewright/kernel';
import type { ReviewKind } from '@casewright/rules';

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

export const REVIEW_ANSWERS = ['choose', 'ask-again', 'decline'] as const;
export type ReviewAnswer = (typeof REVIEW_ANSWERS)[number];

/** The seller booked a time, asked for others, or declined. */
export class ReviewAnswered extends IntegrationEvent {
  constructor(
    readonly caseId: string,
    readonly pursuitId: string,
    readonly prospect: string,
    readonly kind: ReviewKind,
    /** The person who proposed it. */
    readonly recipientId: string,
    readonly answer: ReviewAnswer,
    /** Empty for a booking. */
    readonly reason: string,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'pursuits.review-answered';
  }

  override get version(): number {
    return 2;
  }
}

/** A review’s state, times, minutes, or action items changed. Refreshes open pages. */
export class ReviewChanged extends IntegrationEvent {
  constructor(
    readonly caseId: string,
    readonly ownerId: string,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'pursuits.review-changed';
  }
}

/** Contents of a calendar invitation. */
export interface CalendarEntry {
  readonly reviewId: string;
  readonly pursuitId: string;
  readonly prospect: string;
  readonly kind: ReviewKind;
  readonly method: 'REQUEST' | 'CANCEL';
  readonly sequence: number;
  /** The recipient was invited to another time before. */
  readonly isMoved: boolean;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly place: string;
  readonly reason: string | null;
}

/** A time was booked, changed or canceled. Sent once per user. */
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

  override get version(): number {
    return 2;
  }
}

/** Invitation for a guest at the prospect, who has no account. */
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

  override get version(): number {
    return 2;
  }
}

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

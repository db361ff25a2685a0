import { mail, mailToAddress } from '@casewright/platform';
import { REVIEW_KINDS, type ReviewKind } from '@casewright/rules';
import type { QueryBus } from '@nestjs/cqrs';
import { Type } from 'class-transformer';
import { IsBoolean, IsDate, IsEmail, IsIn, IsInt, IsOptional, IsString, IsUUID, ValidateNested } from 'class-validator';
import { type CalendarEntry, REVIEW_REMINDERS, type ReviewReminder, type SoonReview } from '../../domain/review.events';
import { type Attendees, FindAttendees } from '../../queries/find-attendees';
import { nameOfCase } from '../../../queries/name-of-case';
import { IsReviewBooked } from '../../queries/is-review-booked';
import { reviewProposedMail, reviewScheduledMail, reviewSoonMail } from './review-mails';

class SubjectPayload {
  @IsUUID()
  readonly pursuitId!: string;

  @IsString()
  readonly prospect!: string;

  @IsIn(REVIEW_KINDS)
  readonly kind!: ReviewKind;
}

class ReviewProposedPayload extends SubjectPayload {
  @IsUUID()
  readonly caseId!: string;

  @IsUUID()
  readonly ownerId!: string;
}

class CalendarEntryPayload extends SubjectPayload implements CalendarEntry {
  @IsUUID()
  readonly reviewId!: string;

  @IsIn(['REQUEST', 'CANCEL'])
  readonly method!: CalendarEntry['method'];

  @IsInt()
  readonly sequence!: number;

  /** Not in events of version 1. */
  @IsOptional()
  @IsBoolean()
  readonly isMoved = false;

  @Type(() => Date)
  @IsDate()
  readonly startsAt!: Date;

  @Type(() => Date)
  @IsDate()
  readonly endsAt!: Date;

  @IsString()
  readonly place!: string;

  @IsOptional()
  @IsString()
  readonly reason!: string | null;
}

class ScheduledPayload {
  @ValidateNested()
  @Type(() => CalendarEntryPayload)
  readonly entry!: CalendarEntryPayload;
}

class ReviewScheduledPayload extends ScheduledPayload {
  @IsUUID()
  readonly recipientId!: string;
}

class GuestInvitedPayload extends ScheduledPayload {
  @IsEmail()
  readonly email!: string;

  @IsString()
  readonly name!: string;
}

class SoonReviewPayload extends SubjectPayload implements SoonReview {
  @IsUUID()
  readonly reviewId!: string;

  @IsIn(REVIEW_REMINDERS)
  readonly reminder!: ReviewReminder;

  @Type(() => Date)
  @IsDate()
  readonly startsAt!: Date;

  @IsString()
  readonly place!: string;
}

class RemindedPayload {
  @ValidateNested()
  @Type(() => SoonReviewPayload)
  readonly review!: SoonReviewPayload;
}

class ReviewSoonPayload extends RemindedPayload {
  @IsUUID()
  readonly recipientId!: string;
}

class GuestRemindedPayload extends RemindedPayload {
  @IsEmail()
  readonly email!: string;

  @IsString()
  readonly name!: string;
}

/** Undefined if it was moved or canceled since. */
async function stillBooked(
  review: SoonReview,
  queries: QueryBus,
): Promise<{ readonly review: SoonReview; readonly caseNumber?: number | undefined } | undefined> {
  const { reviewId, startsAt } = review;
  if (!(await queries.execute(new IsReviewBooked(reviewId, startsAt)))) return undefined;
  const { caseNumber } = await queries.execute(new FindAttendees(reviewId));
  return { review, caseNumber };
}

const attendeesOf = ({ reviewId }: CalendarEntry, queries: QueryBus): Promise<Attendees> =>
  queries.execute(new FindAttendees(reviewId));

/** Invitations go to all participants, regardless of email preferences. */
export const REVIEWS_MAIL_TABLE = [
  mail({
    name: 'pursuits.mail-review-proposed',
    on: 'pursuits.review-proposed',
    payload: ReviewProposedPayload,
    kind: 'cases',
    to: ({ ownerId }) => ownerId,
    facts: async ({ pursuitId, kind, ...told }, queries) => ({
      ...{ pursuitId, kind },
      caseName: await nameOfCase(told, queries),
    }),
    template: reviewProposedMail,
  }),
  mail({
    name: 'pursuits.mail-review-scheduled',
    on: 'pursuits.review-scheduled',
    payload: ReviewScheduledPayload,
    to: ({ recipientId }) => recipientId,
    facts: async ({ entry }, queries, at) => ({
      entry,
      at,
      isGuest: false,
      attendees: await attendeesOf(entry, queries),
    }),
    template: reviewScheduledMail,
  }),
  mailToAddress({
    name: 'pursuits.mail-guest-invited',
    on: 'pursuits.guest-invited',
    payload: GuestInvitedPayload,
    toAddress: ({ email }) => email,
    facts: async ({ entry, email, name }, queries, at) => ({
      ...{ entry, at, email, firstName: name, isGuest: true },
      attendees: await attendeesOf(entry, queries),
    }),
    template: reviewScheduledMail,
  }),
  mail({
    name: 'pursuits.mail-review-soon',
    on: 'pursuits.review-soon',
    payload: ReviewSoonPayload,
    kind: 'cases',
    to: ({ recipientId }) => recipientId,
    facts: async ({ review }, queries) => {
      const booked = await stillBooked(review, queries);
      return booked && { ...booked, isGuest: false };
    },
    template: reviewSoonMail,
  }),
  mailToAddress({
    name: 'pursuits.mail-guest-reminded',
    on: 'pursuits.guest-reminded',
    payload: GuestRemindedPayload,
    toAddress: ({ email }) => email,
    facts: async ({ review, name }, queries) => {
      const booked = await stillBooked(review, queries);
      return booked && { ...booked, firstName: name, isGuest: true };
    },
    template: reviewSoonMail,
  }),
];

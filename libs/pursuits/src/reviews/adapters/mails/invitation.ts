import type { Brand } from '@casewright/platform';
import { REVIEW_KIND_LABELS } from '@casewright/rules';
import { ICalAttendeeStatus, ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { CalendarEntry } from '../../domain/review.events';

const METHODS = { REQUEST: ICalCalendarMethod.REQUEST, CANCEL: ICalCalendarMethod.CANCEL };

/** Calendar file for one person (RFC 5546). @param at time of the decision, so that a resent mail is identical */
export function invitationOf(
  { reviewId, prospect, kind, method, sequence, startsAt, endsAt, place }: CalendarEntry,
  person: { readonly email: string; readonly name: string },
  { brand, publicUrl, at }: { readonly brand: Brand; readonly publicUrl: string; readonly at: Date },
): string {
  const calendar = new ICalCalendar({ method: METHODS[method], prodId: { company: brand.name, product: 'Reviews' } });
  calendar.createEvent({
    id: `${reviewId}@${new URL(publicUrl).hostname}`,
    sequence,
    stamp: at,
    start: startsAt,
    end: endsAt,
    summary: `${REVIEW_KIND_LABELS[kind]}: ${prospect}`,
    ...(place && { location: place }),
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: brand.name, email: brand.contactEmail },
    attendees: [{ ...person, rsvp: method === 'REQUEST', status: ICalAttendeeStatus.NEEDSACTION }],
  });
  return calendar.toString();
}

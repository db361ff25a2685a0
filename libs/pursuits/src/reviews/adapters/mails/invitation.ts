import { type Brand, quotedText } from '@casewright/platform';
import { caseNameText, REVIEW_KIND_LABELS } from '@casewright/rules';
import {
  type ICalAttendeeData,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import type { Guest } from '../../domain/review';
import type { CalendarEntry } from '../../domain/review.events';
import type { Attendees } from '../../queries/find-attendees';

const METHODS = { REQUEST: ICalCalendarMethod.REQUEST, CANCEL: ICalCalendarMethod.CANCEL };

interface Sending {
  readonly brand: Brand;
  readonly publicUrl: string;
  /** Time of the decision, so that a resent mail is identical. */
  readonly at: Date;
  readonly attendees: Attendees;
  /** Page of the case. Undefined for guests, who have no account. */
  readonly url?: string | undefined;
}

/** Calendar file for one person (RFC 5546). Replies go to the host. */
export function invitationOf(
  entry: CalendarEntry,
  person: Guest,
  { brand, publicUrl, at, attendees, url }: Sending,
): string {
  const { reviewId, kind, method, sequence, startsAt, endsAt, place } = entry;
  const { host } = attendees;
  const named = reviewedCase(url ? entry.prospect : quotedText(entry.prospect), attendees.caseNumber);
  const calendar = new ICalCalendar({ method: METHODS[method], prodId: { company: brand.name, product: 'Reviews' } });
  const link = url ?? (isWebAddress(place) ? place : undefined);
  const description = [
    `${REVIEW_KIND_LABELS[kind]} of the value case for ${named}.`,
    ...(host ? [`Your host is ${host.name}, ${host.email}.`] : []),
    ...(place ? [`Where: ${place}`] : []),
    ...(url ? [`The case: ${url}`] : []),
  ];
  calendar.createEvent({
    id: `${reviewId}@${new URL(publicUrl).hostname}`,
    sequence,
    stamp: at,
    start: startsAt,
    end: endsAt,
    summary: `${REVIEW_KIND_LABELS[kind]}: ${named}`,
    description: description.join('\n'),
    ...(place && { location: place }),
    ...(link && { url: link }),
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: host ?? { name: brand.name, email: brand.contactEmail },
    attendees: invitedTo(entry, person, attendees),
  });
  return calendar.toString();
}

/** Everyone in an invitation, by the same name in each copy; the recipient alone in a cancellation, since the others may still meet. */
function invitedTo({ method }: CalendarEntry, person: Guest, { host, seller, guests }: Attendees): ICalAttendeeData[] {
  const others = method === 'REQUEST' ? [seller, ...guests, host].filter((one) => one !== undefined) : [];
  const people = new Map([person, ...others].map((one) => [one.email.toLowerCase(), one]));
  return [...people.values()].map(({ name, email }) => ({
    ...{ name, email, role: ICalAttendeeRole.REQ },
    ...(email === host?.email
      ? { status: ICalAttendeeStatus.ACCEPTED }
      : { status: ICalAttendeeStatus.NEEDSACTION, rsvp: method === 'REQUEST' }),
  }));
}

/** Without a number once the case was erased. */
export const reviewedCase = (prospect: string, number: number | undefined): string =>
  number ? caseNameText({ number, prospect }) : prospect;

const isWebAddress = (place: string): boolean => /^https:\/\/\S+$/.test(place);

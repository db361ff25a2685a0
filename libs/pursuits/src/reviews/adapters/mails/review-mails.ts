import { composeMail, type MailLayout, type MailText, quotedText, type Recipient } from '@casewright/platform';
import { providerTimeText, REVIEW_KIND_LABELS, type ReviewKind } from '@casewright/rules';
import type { CalendarEntry, ReviewReminder, SoonReview } from '../../domain/review.events';
import type { Attendees } from '../../queries/find-attendees';
import { invitationOf, reviewedCase } from './invitation';

interface Subject {
  readonly pursuitId: string;
  readonly prospect: string;
  readonly kind: ReviewKind;
}

const nameOf = (kind: ReviewKind): string => REVIEW_KIND_LABELS[kind].toLowerCase();

interface Proposed extends Pick<Recipient, 'firstName'>, Omit<Subject, 'prospect'> {
  readonly caseName: string;
}

export function reviewProposedMail(
  { firstName, pursuitId, caseName, kind }: Proposed,
  { brand, publicUrl }: MailLayout,
): MailText {
  const subject = `Choose a time for the ${nameOf(kind)} for ${caseName}`;
  return {
    subject,
    ...composeMail(
      {
        preheader: subject,
        heading: subject,
        paragraphs: [
          `Hi ${firstName}, your analyst proposed times. Book one, ask for other times, or decline the review.`,
        ],
        button: { label: 'View the times', url: `${publicUrl}/pursuits/${pursuitId}?tab=case#reviews` },
        footnote: 'We’ll send an invitation for your calendar once a time is booked.',
      },
      brand,
    ),
  };
}

interface Scheduled extends Recipient {
  readonly entry: CalendarEntry;
  /** Time of the decision. */
  readonly at: Date;
  /** Guests at the prospect have no account, so their mail has no link. */
  readonly isGuest: boolean;
  readonly attendees: Attendees;
}

const SOON: Readonly<Record<ReviewReminder, string>> = {
  'day-before': 'is in a day',
  'hour-before': 'starts within an hour',
};

interface Soon extends Pick<Recipient, 'firstName'>, Pick<Scheduled, 'isGuest'> {
  readonly review: SoonReview;
  readonly caseNumber?: number | undefined;
}

export function reviewSoonMail(
  { firstName, review, caseNumber, isGuest }: Soon,
  { brand, publicUrl }: MailLayout,
): MailText {
  const { pursuitId, prospect, kind, reminder, startsAt, place } = review;
  const named = reviewedCase(isGuest ? quotedText(prospect) : prospect, caseNumber);
  const subject = `The ${nameOf(kind)} for ${named} ${SOON[reminder]}`;
  const when = `Hi ${isGuest ? quotedText(firstName) : firstName}, this review is on ${providerTimeText(startsAt)}.`;
  return {
    subject,
    ...composeMail(
      {
        preheader: subject,
        heading: subject,
        paragraphs: [when, ...(place ? [`Where: ${place}`] : [])],
        ...(!isGuest && {
          button: { label: 'View the case', url: `${publicUrl}/pursuits/${pursuitId}?tab=case#reviews` },
          footnote: 'Can’t make it? Ask for other times on your case page.',
        }),
      },
      brand,
    ),
  };
}

export function reviewScheduledMail(
  { entry, at, firstName: name, email, isGuest, attendees }: Scheduled,
  { brand, publicUrl }: MailLayout,
): MailText {
  const { method, isMoved, prospect, kind, startsAt, place, reason, pursuitId } = entry;
  // A guest's address, name and prospect were entered by the seller.
  const shown = (text: string) => (isGuest ? quotedText(text) : text);
  const what = `${REVIEW_KIND_LABELS[kind]} for ${reviewedCase(shown(prospect), attendees.caseNumber)}`;
  const when = providerTimeText(startsAt);
  const isOff = method === 'CANCEL';
  const url = isGuest ? undefined : `${publicUrl}/pursuits/${pursuitId}?tab=case#reviews`;
  const { host } = attendees;
  const subject = isOff ? `Canceled: ${what}` : `${isMoved ? 'New time: ' : ''}${what}, ${when}`;
  const paragraphs = isOff
    ? [
        `Hi ${shown(name)}, this review on ${when} was canceled.`,
        ...(reason ? [`Reason: ${isGuest ? quotedText(reason) : `“${reason}”`}`] : []),
      ]
    : [
        `Hi ${shown(name)}, this review is on ${when}. An invitation is attached.`,
        ...(place ? [`Where: ${place}`] : []),
      ];
  return {
    subject,
    ...composeMail(
      {
        preheader: paragraphs.join(' '),
        heading: what,
        paragraphs,
        ...(url && { button: { label: 'View the case', url } }),
        ...(host && host.email !== email && { footnote: `Questions? Reply to this email to reach ${host.name}.` }),
      },
      brand,
    ),
    ...(host && { replyTo: { name: host.name, address: host.email } }),
    calendar: { method, content: invitationOf(entry, { name, email }, { brand, publicUrl, at, attendees, url }) },
  };
}

import type { MailSample } from '@casewright/platform';
import type { CalendarEntry } from '../../domain/review.events';
import { reviewProposedMail, reviewScheduledMail, reviewSoonMail } from './review-mails';

const subject = {
  firstName: 'Nora',
  pursuitId: '4f0a6f56-0c39-4c62-9f8e-6f2b2d7d1a11',
  prospect: 'Larkmoor Foods',
  kind: 'advocate',
} as const;
const entry: CalendarEntry = {
  ...subject,
  reviewId: '5a1f4c8e-7d21-4b60-9f43-6d0c8e2b7a11',
  method: 'REQUEST',
  sequence: 0,
  isMoved: false,
  startsAt: new Date('2026-12-07T18:00:00Z'),
  endsAt: new Date('2026-12-07T18:45:00Z'),
  place: 'https://meet.example/larkmoor',
  reason: null,
};
const nora = {
  firstName: 'Nora',
  email: 'nora@northwind.example',
  at: new Date('2026-12-01T18:00:00Z'),
  isGuest: false,
  attendees: {
    host: { name: 'Priya Nair', email: 'priya@casewright.example' },
    seller: { name: 'Nora Lind', email: 'nora@northwind.example' },
    guests: [{ name: 'Marcus Odell', email: 'marcus@larkmoor.example' }],
  },
};

export const REVIEWS_MAILS: readonly MailSample[] = [
  {
    name: 'Review proposed',
    write: (layout) => reviewProposedMail({ ...subject, caseName: 'Larkmoor Foods (C-1042)' }, layout),
  },
  {
    name: 'Review soon',
    write: (layout) =>
      reviewSoonMail({ firstName: 'Nora', isGuest: false, review: { ...entry, reminder: 'day-before' } }, layout),
  },
  {
    name: 'Review soon, for a guest',
    write: (layout) =>
      reviewSoonMail({ firstName: 'Marcus', isGuest: true, review: { ...entry, reminder: 'hour-before' } }, layout),
  },
  { name: 'Review booked', write: (layout) => reviewScheduledMail({ ...nora, entry }, layout) },
  {
    name: 'Review moved',
    write: (layout) => reviewScheduledMail({ ...nora, entry: { ...entry, sequence: 1, isMoved: true } }, layout),
  },
  {
    name: 'Review canceled',
    write: (layout) =>
      reviewScheduledMail(
        { ...nora, isGuest: true, entry: { ...entry, method: 'CANCEL', sequence: 1, reason: 'Postponed.' } },
        layout,
      ),
  },
];

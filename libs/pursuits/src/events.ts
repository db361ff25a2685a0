import type { IntegrationEvent } from '@casewright/kernel';
import { AdvocateAnswered, AdvocateInvited, AdvocateLinkChanged } from './advocate/domain/advocate-link.events';
import { DeliverablePublished } from './deliverables/domain/deliverable.events';
import { CaseAssigned, CaseMoved, PresentationPlanned } from './domain/case.events';
import { CaseDue } from './domain/reminder';
import { InputChanged, InputMapped } from './inputs/domain/input.events';
import { ProviderNotified } from './provider-notices/domain/provider-notice';
import {
  type CalendarEntry,
  GuestInvited,
  GuestReminded,
  ReviewAnswered,
  ReviewProposed,
  ReviewChanged,
  ReviewScheduled,
  ReviewSoon,
} from './reviews/domain/review.events';

const CASE = '7d0c2f53-9a41-4c6e-8a0f-3f5d2b1e6c90';
const PURSUIT = '4f0a6f56-0c39-4c62-9f8e-6f2b2d7d1a11';
const OWNER = '0b9f3f0e-6f0b-4c53-8d0f-1f2e3d4c5b6a';

const AT = new Date('2026-03-02T09:05:00Z');
const REVIEW: Omit<CalendarEntry, 'isMoved'> = {
  reviewId: '5a1f4c8e-7d21-4b60-9f43-6d0c8e2b7a11',
  pursuitId: PURSUIT,
  prospect: 'Larkmoor Foods',
  kind: 'advocate',
  method: 'REQUEST',
  sequence: 0,
  startsAt: new Date('2026-03-09T17:00:00Z'),
  endsAt: new Date('2026-03-09T17:45:00Z'),
  place: 'https://meet.example/larkmoor',
  reason: null,
};
const ENTRY: CalendarEntry = { ...REVIEW, isMoved: false };

/** One sample per integration event: type, version and payload are the contract. */
export const PURSUITS_EVENTS: readonly IntegrationEvent[] = [
  new CaseMoved(CASE, PURSUIT, OWNER, 'confirm', 'analysis', 'provider', new Date('2026-03-02T09:05:00Z')),
  new PresentationPlanned(CASE, OWNER, new Date('2026-03-20T17:00:00Z'), AT),
  new DeliverablePublished(
    CASE,
    PURSUIT,
    OWNER,
    'Larkmoor Foods',
    '2.0',
    'Site B is in.',
    new Date('2026-03-04T17:20:00Z'),
  ),
  new InputChanged(CASE, OWNER, new Date('2026-03-02T09:05:00Z')),
  new InputMapped(PURSUIT, new Date('2026-03-02T09:05:00Z')),
  new ReviewProposed(CASE, PURSUIT, OWNER, 'Larkmoor Foods', 'case', AT),
  new ReviewAnswered(CASE, PURSUIT, 'Larkmoor Foods', 'case', OWNER, 'ask-again', 'Mornings only.', AT),
  new ReviewChanged(CASE, OWNER, AT),
  new ReviewScheduled(OWNER, ENTRY, AT),
  new ReviewSoon(OWNER, { ...REVIEW, reminder: 'day-before' }, AT),
  new GuestInvited('marcus@larkmoor.example', 'Marcus Odell', ENTRY, AT),
  new GuestReminded('marcus@larkmoor.example', 'Marcus Odell', { ...REVIEW, reminder: 'day-before' }, AT),
  new AdvocateInvited(REVIEW.reviewId, CASE, OWNER, 'marcus@larkmoor.example', AT),
  new AdvocateLinkChanged(CASE, OWNER, AT),
  new AdvocateAnswered(CASE, PURSUIT, OWNER, 'Larkmoor Foods', 'Marcus Odell', 'comment', 'Site B?', AT),
  new CaseAssigned(CASE, OWNER, REVIEW.reviewId, OWNER, AT),
  new ProviderNotified(OWNER, CASE, PURSUIT, 'C-1042 Larkmoor Foods: due now', ['It’s due today.'], 'overview', AT),
  new CaseDue(CASE, OWNER, 'due', new Date('2026-03-06T01:00:00Z'), new Date('2026-03-06T01:00:00Z')),
];

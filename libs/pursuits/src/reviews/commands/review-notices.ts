import type { Events } from '@casewright/kernel';
import { REVIEW_KIND_LABELS } from '@casewright/rules';
import type { Case } from '../../domain/case';
import type { Pursuits } from '../../domain/pursuit.repository';
import type { Guest, Invitation, Review } from '../domain/review';
import { GuestInvited, ReviewScheduled } from '../domain/review.events';

export interface ReviewSubject {
  readonly prospect: string;
  /** Advocates at the prospect with an email address. */
  readonly advocates: readonly Guest[];
}

export async function subjectOf(pursuits: Pursuits, { ownerId, pursuitId }: Case): Promise<ReviewSubject> {
  const facts = (await pursuits.findForUpdate(ownerId, pursuitId))?.state.facts;
  const advocates = (facts?.contacts ?? [])
    .filter(({ role, email }) => role === 'advocate' && email)
    .map(({ name, email }) => ({ name, email }));
  return { prospect: facts?.prospect ?? '', advocates };
}

/** Text in the history of a case: 'Case review: Mornings only.' */
export const reviewText = ({ kind }: Pick<Review, 'kind'>, reason = ''): string =>
  `${REVIEW_KIND_LABELS[kind]}${reason && `: ${reason}`}`;

/** Invites or updates everyone who takes part. */
export function recordInvitation(
  events: Events,
  review: Review,
  { ownerId, pursuitId }: Case,
  prospect: string,
  { method, slot, sequence }: Invitation,
  at: Date,
): void {
  const { kind } = review;
  const { guests, place, reason } = review.figures;
  const entry = { reviewId: review.id, pursuitId, prospect, kind, method, sequence, ...slot, place, reason };
  for (const recipientId of new Set([ownerId, review.proposedBy]))
    events.record(new ReviewScheduled(recipientId, entry, at));
  for (const { email, name } of guests) events.record(new GuestInvited(email, name, entry, at));
}

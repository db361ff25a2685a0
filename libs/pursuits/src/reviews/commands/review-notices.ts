import type { Events } from '@casewright/kernel';
import { REVIEW_KIND_LABELS } from '@casewright/rules';
import type { Case } from '../../domain/case';
import type { Pursuits } from '../../domain/pursuit.repository';
import type { Booking, Guest, GuestChange, Invitation, Review, Slot } from '../domain/review';
import { type CalendarEntry, GuestInvited, ReviewScheduled } from '../domain/review.events';

export async function prospectOf(pursuits: Pursuits, { ownerId, pursuitId }: Case): Promise<string> {
  return (await pursuits.findForUpdate(ownerId, pursuitId))?.state.facts.prospect ?? '';
}

/** Text in the history of a case: 'Case review: Mornings only.' */
export const reviewText = ({ kind }: Pick<Review, 'kind'>, reason = ''): string =>
  `${REVIEW_KIND_LABELS[kind]}${reason && `: ${reason}`}`;

/** Invitations to a review of a case, changes to them and cancellations. */
export class InvitationNotices {
  constructor(
    private readonly events: Events,
    private readonly review: Review,
    private readonly reviewed: Case,
    private readonly prospect: string,
    private readonly at: Date,
  ) {}

  /** To everyone who takes part, and to those who do not any more. */
  booked({ invitation, isMoved, joined, left }: Booking, before: Slot | null): void {
    this.everyone(invitation, isMoved, joined);
    this.left(left, { ...invitation, slot: before ?? invitation.slot });
  }

  /** To everyone who takes part. */
  everyone(invitation: Invitation, isMoved = false, joined: readonly Guest[] = []): void {
    const entry = { ...this.entryOf(invitation), isMoved };
    for (const recipientId of new Set([this.reviewed.ownerId, this.review.proposedBy]))
      this.events.record(new ReviewScheduled(recipientId, entry, this.at));
    const { guests } = this.review.figures;
    this.guests(
      guests.filter((guest) => !joined.includes(guest)),
      entry,
    );
    this.guests(joined, { ...entry, isMoved: false });
  }

  guestsChanged({ joined, left, slot, sequence }: GuestChange): void {
    this.guests(joined, this.entryOf({ method: 'REQUEST', slot, sequence }));
    this.left(left, { slot, sequence });
  }

  /** To guests who do not take part any more. */
  private left(guests: readonly Guest[], { slot, sequence }: Pick<Invitation, 'slot' | 'sequence'>): void {
    this.guests(guests, { ...this.entryOf({ method: 'CANCEL', slot, sequence }), reason: NO_LONGER_NEEDED });
  }

  private guests(guests: readonly Guest[], entry: CalendarEntry): void {
    for (const { email, name } of guests) this.events.record(new GuestInvited(email, name, entry, this.at));
  }

  private entryOf({ method, slot, sequence }: Invitation): CalendarEntry {
    const { id: reviewId, kind } = this.review;
    const { place, reason } = this.review.figures;
    const { pursuitId } = this.reviewed;
    return {
      reviewId,
      pursuitId,
      prospect: this.prospect,
      kind,
      method,
      sequence,
      isMoved: false,
      ...slot,
      place,
      reason,
    };
  }
}

const NO_LONGER_NEEDED = 'You are no longer needed in this review.';

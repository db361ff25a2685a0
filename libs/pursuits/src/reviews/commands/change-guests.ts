import type { Events } from '@casewright/kernel';
import { inviteAddresses } from '../../advocate/commands/invite-addresses';
import type { InvitedAddresses } from '../../advocate/domain/invited-addresses.repository';
import type { Case } from '../../domain/case';
import type { Pursuits } from '../../domain/pursuit.repository';
import { ReviewChanged } from '../domain/review.events';
import type { Reviews } from '../domain/reviews.repository';
import { InvitationNotices, prospectOf } from './review-notices';

interface Parts {
  readonly pursuits: Pursuits;
  readonly reviews: Reviews;
  readonly addresses: InvitedAddresses;
  readonly events: Events;
}

/**
 * Invites advocates who joined after a time was booked, and cancels the meeting of those who left. Expects the case to
 * be locked, and its contacts and links to be saved.
 *
 * @throws TooManyNewAdvocates
 */
export async function changeGuestsOf(
  reviewed: Case,
  { pursuits, reviews, addresses, events }: Parts,
  at: Date,
): Promise<void> {
  for (const review of await reviews.findAllOpen(reviewed.id)) {
    const change = review.changeGuests(await reviews.guestsOf(review), at);
    if (!change) continue;
    await inviteAddresses(
      addresses,
      reviewed,
      change.joined.map(({ email }) => email),
      at,
    );
    await reviews.save(review);
    const prospect = await prospectOf(pursuits, reviewed);
    new InvitationNotices(events, review, reviewed, prospect, at).guestsChanged(change);
    events.record(new ReviewChanged(reviewed.id, reviewed.ownerId, at));
  }
}

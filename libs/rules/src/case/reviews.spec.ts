import {
  mayMoveReview,
  mayProposeReview,
  REVIEW_COMMANDS,
  REVIEW_KINDS,
  REVIEW_STATES,
  reviewEndText,
} from './reviews';
import { reviewDayText, reviewHoursText } from './review-times';
import { CASE_STATES } from './states';

describe('review', () => {
  it('changes state only as the table allows each party', () => {
    const moves = REVIEW_STATES.map((state) => {
      const of = (party: 'seller' | 'provider') =>
        REVIEW_COMMANDS.filter((command) => mayMoveReview(command, state, party)).join(' ');
      return `${state}: ${of('seller')} / ${of('provider')}`;
    });
    expect(moves).toEqual([
      'proposed: choose ask-again decline / propose cancel',
      'asked-again: decline / propose cancel',
      'booked: ask-again decline / propose cancel minute',
      'held:  / minute',
      'declined:  / ',
      'cancelled:  / ',
    ]);
  });

  it('shows its time with the time zone', () => {
    const [startsAt, endsAt] = [new Date('2026-12-08T01:30:00Z'), new Date('2026-12-08T02:15:00Z')];
    expect(reviewDayText(startsAt, 'America/Los_Angeles')).toBe('Mon, Dec 7');
    expect(reviewHoursText(startsAt, endsAt, 'America/Los_Angeles')).toBe('5:30 PM to 6:15 PM PST');
    expect(reviewDayText(startsAt, 'Europe/Berlin')).toBe('Tue, Dec 8');
  });

  it.each([
    [
      'cancel',
      'cancelled',
      'case proposed, case asked-again, case booked, advocate proposed, advocate asked-again, advocate booked',
    ],
    ['approve-case', 'advocate-review', 'case proposed, case asked-again'],
    ['approve-review', 'approved', 'case proposed, case asked-again, advocate proposed, advocate asked-again'],
    ['ask-changes', 'analysis', ''],
    ['hold', 'on-hold', ''],
    ['resume', 'advocate-review', 'case proposed, case asked-again'],
  ] as const)('ends with %s if the case has no more use for it', (command, state, ended) => {
    const open = REVIEW_KINDS.flatMap((kind) =>
      (['proposed', 'asked-again', 'booked'] as const).map((of) => ({ kind, state: of })),
    );
    const over = open.filter((review) => reviewEndText({ command, state }, review));
    expect(over.map((review) => `${review.kind} ${review.state}`).join(', ')).toBe(ended);
  });

  it('of an advocate ends booked too if the seller skips it, but not a case review', () => {
    const skipped = { command: 'skip-review', state: 'approved' } as const;
    expect(reviewEndText(skipped, { kind: 'advocate', state: 'booked' })).toBe('The advocate review was skipped.');
    expect(reviewEndText(skipped, { kind: 'case', state: 'booked' })).toBeUndefined();
  });

  it('can be proposed while there is something to review', () => {
    expect(CASE_STATES.filter((state) => mayProposeReview('case', state))).toEqual(['analysis', 'case-review']);
    expect(CASE_STATES.filter((state) => mayProposeReview('advocate', state))).toEqual([
      'analysis',
      'case-review',
      'advocate-review',
    ]);
  });
});

import { mayMoveReview, mayProposeReview, REVIEW_COMMANDS, REVIEW_STATES } from './reviews';
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

  it('can be proposed while there is something to review', () => {
    expect(CASE_STATES.filter((state) => mayProposeReview('case', state))).toEqual(['analysis', 'case-review']);
    expect(CASE_STATES.filter((state) => mayProposeReview('advocate', state))).toEqual([
      'analysis',
      'case-review',
      'advocate-review',
    ]);
  });
});

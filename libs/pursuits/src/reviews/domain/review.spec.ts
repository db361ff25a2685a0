import {
  ReviewChangedMeanwhile,
  ReviewMoveNotAllowed,
  ReviewNotBegun,
  SlotNotFound,
  SlotsInvalid,
} from './review.errors';
import { Review, type Slot } from './review';

const NOW = new Date('2026-11-30T17:00:00Z');
const slotIn = (hours: number): Slot => ({
  startsAt: new Date(NOW.getTime() + hours * 3_600_000),
  endsAt: new Date(NOW.getTime() + (hours + 1) * 3_600_000),
});
const [tomorrow, later, never] = [slotIn(24), slotIn(48), slotIn(72)];
const marcus = { name: 'Marcus Odell', email: 'marcus@larkmoor.example' };
const ines = { name: 'Inés Ortega', email: 'ines@larkmoor.example' };

const proposed = (...slots: readonly Slot[]): Review => {
  const review = Review.of('c', 'advocate', 'priya', NOW);
  review.propose(slots, 'Room 4', NOW);
  return review;
};

describe('review times', () => {
  it('are booked once, with an invitation', () => {
    const review = proposed(later, tomorrow);
    expect(review.figures.slots).toEqual([tomorrow, later]);
    expect(review.choose(later.startsAt, [marcus], NOW)).toEqual({
      invitation: { method: 'REQUEST', slot: later, sequence: 0 },
      isMoved: false,
      joined: [marcus],
      left: [],
    });
    expect(review.figures).toMatchObject({ state: 'booked', booked: later, slots: [], guests: [marcus] });
    expect(() => review.choose(tomorrow.startsAt, [], NOW)).toThrow(ReviewMoveNotAllowed);
  });

  it('update the calendar entry until they are canceled', () => {
    const review = proposed(tomorrow);
    review.choose(tomorrow.startsAt, [], NOW);
    review.askAgain('A conflict', NOW);
    expect(review.figures).toMatchObject({ state: 'asked-again', booked: tomorrow, reason: 'A conflict' });
    review.propose([later], '', NOW);
    expect(review.choose(later.startsAt, [], NOW)).toMatchObject({ invitation: { method: 'REQUEST', sequence: 1 } });
    expect(review.cancel('Postponed', NOW)).toEqual({ method: 'CANCEL', slot: later, sequence: 2 });
    expect(review.figures).toMatchObject({ state: 'cancelled', booked: null });
  });

  it('name the guests who leave when another time is booked', () => {
    const review = proposed(tomorrow);
    review.choose(tomorrow.startsAt, [marcus, ines], NOW);
    review.propose([later], 'Room 4', NOW);
    const other = { ...ines, email: 'INES@larkmoor.example' };
    expect(review.choose(later.startsAt, [other], NOW)).toMatchObject({
      ...{ invitation: { sequence: 1 }, isMoved: true },
      ...{ joined: [], left: [marcus] },
    });
    review.propose([never], 'Room 4', NOW);
    expect(review.choose(never.startsAt, [marcus], later.endsAt)).toMatchObject({ isMoved: false, left: [] });
  });

  it('are new to guests who join, and the same if they are booked again', () => {
    const review = proposed(tomorrow);
    review.choose(tomorrow.startsAt, [marcus], NOW);
    review.propose([tomorrow], 'Room 5', NOW);
    expect(review.choose(tomorrow.startsAt, [marcus, ines], NOW)).toMatchObject({ isMoved: false, joined: [ines] });
  });

  it('name the guests who join and leave while a time is booked', () => {
    const review = proposed(tomorrow);
    expect(review.changeGuests([marcus], NOW)).toBeUndefined();
    review.choose(tomorrow.startsAt, [marcus], NOW);
    expect(review.changeGuests([marcus], NOW)).toBeUndefined();
    const change = { joined: [ines], left: [marcus], sequence: 1, slot: tomorrow };
    expect(review.changeGuests([ines], NOW)).toEqual(change);
    expect(review.figures.guests).toEqual([ines]);
    expect(review.changeGuests([], tomorrow.endsAt)).toBeUndefined();
    expect(review.cancel('Postponed', NOW)).toMatchObject({ sequence: 2 });
  });

  it('send no cancellation if none was booked, or once the meeting is over', () => {
    expect(proposed(tomorrow).decline('Not needed', NOW)).toBeUndefined();
    const held = proposed(tomorrow);
    held.choose(tomorrow.startsAt, [marcus], NOW);
    expect(held.cancel('Lost', tomorrow.endsAt)).toBeUndefined();
  });

  it('must be in the future, distinct, and at most five', () => {
    for (const slots of [[], [slotIn(0)], [tomorrow, tomorrow], [1, 2, 3, 4, 5, 6].map(slotIn)])
      expect(() => proposed(...slots)).toThrow(SlotsInvalid);
    const review = proposed(tomorrow);
    expect(() => review.choose(never.startsAt, [], NOW)).toThrow(SlotNotFound);
    expect(() => proposed(tomorrow).choose(tomorrow.startsAt, [], later.startsAt)).toThrow(SlotNotFound);
  });

  it('allow minutes only once a booked one has begun', () => {
    const review = proposed(tomorrow);
    expect(() => review.minute('All agreed.', NOW)).toThrow(ReviewMoveNotAllowed);
    review.choose(tomorrow.startsAt, [], NOW);
    expect(() => review.minute('All agreed.', new Date(tomorrow.startsAt.getTime() - 1))).toThrow(ReviewNotBegun);
    review.minute('All agreed.', tomorrow.startsAt);
    review.minute('Nearly all agreed.', later.startsAt);
    expect(() => review.minute('All agreed.', later.startsAt, tomorrow.startsAt)).toThrow(ReviewChangedMeanwhile);
    expect(review.figures).toMatchObject({ state: 'held', minutes: 'Nearly all agreed.', booked: tomorrow });
  });
});

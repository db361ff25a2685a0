import { BASELINE_RATE_CARD, type CaseSelections, priceCase } from '@casewright/rules';
import { deliveryOf } from './delivery';

/** Noon in California, of a day in December. */
const noon = (day: number): Date => new Date(Date.UTC(2026, 11, day, 20));

describe('the delivery of a case', () => {
  const selections: CaseSelections = { proposed: [], competitive: [], presentationSupport: false };
  const delivered = (from: number, to: number, pauses: readonly (readonly [number, number])[] = [], slaDays?: 3) => {
    const chosen = { ...selections, slaDays };
    return deliveryOf({
      terms: { selections: chosen, price: priceCase(chosen, BASELINE_RATE_CARD) },
      confirmedAt: noon(from),
      endedAt: noon(to),
      pauses: pauses.map(([stop, start]) => ({ from: noon(stop), to: noon(start) })),
    });
  };

  it('counts started business days and compares with the due date', () => {
    // From Tuesday: Wednesday, Thursday; from Thursday over the weekend: Friday, Monday, Tuesday, Wednesday.
    expect(delivered(1, 3, [], 3)).toEqual({ daysTaken: 2, isOnTime: true });
    expect(delivered(3, 9, [], 3)).toEqual({ daysTaken: 4, isOnTime: false });
  });

  it('excludes days on which the clock was paused', () => {
    expect(delivered(1, 9, [[2, 8]], 3)).toEqual({ daysTaken: 1, isOnTime: true });
  });

  it('is not measured without an agreed turnaround', () => {
    expect(delivered(1, 3)).toBeUndefined();
  });
});

import { turnaroundFigures } from './turnaround-figures';

/** Noon in California, of a day in December. */
const noon = (day: number): Date => new Date(Date.UTC(2026, 11, day, 20));
const delivered = (
  from: number,
  to: number,
  businessDays = 3,
  pauses: readonly (readonly [number, number])[] = [],
) => ({
  deliveredAt: noon(to),
  turnaround: {
    businessDays,
    startedAt: noon(from),
    pauses: pauses.map(([stop, start]) => ({ from: noon(stop), to: noon(start) })),
  },
});

describe('how fast cases were delivered', () => {
  it('is not known before one was', () => {
    expect(turnaroundFigures([])).toEqual({ delivered: 0, averageDays: null, onTimePercent: null });
  });

  it('counts the business days that had begun, and which were in time', () => {
    // From Tuesday: Wednesday, Thursday; from Thursday over the weekend: Friday, Monday, Tuesday, Wednesday.
    expect(turnaroundFigures([delivered(1, 3), delivered(3, 9)])).toEqual({
      delivered: 2,
      averageDays: 3,
      onTimePercent: 50,
    });
  });

  it('leaves out days on which the clock stood', () => {
    const waited = delivered(1, 9, 3, [[2, 8]]);
    expect(turnaroundFigures([waited])).toEqual({ delivered: 1, averageDays: 1, onTimePercent: 100 });
  });
});

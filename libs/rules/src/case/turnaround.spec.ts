import fc from 'fast-check';
import { isFederalHoliday, PROVIDER_CALENDAR } from './provider-calendar';
import { daysLeft, daysOf, dueAt, type Pause, type Turnaround } from './turnaround';

const due = (turnaround: Turnaround, now = turnaround.startedAt) =>
  dueAt(turnaround, now, PROVIDER_CALENDAR).toISOString();
const at = (startedAt: string, businessDays = 3, pauses: readonly Pause[] = []): Turnaround => ({
  businessDays,
  startedAt: new Date(startedAt),
  pauses,
});

describe('turnaround of a case', () => {
  it("is due at the end of the last business day in the provider's time zone", () => {
    // Mon, Nov 23, 2:15 PM; Thu, Nov 26 is Thanksgiving.
    const turnaround = at('2026-11-23T22:15:00Z');
    expect(due(turnaround)).toBe('2026-11-28T01:00:00.000Z');
    expect(daysOf(turnaround, new Date('2026-11-25T17:00:00Z'), PROVIDER_CALENDAR)).toEqual([
      { day: '2026-11-23', kind: 'not-counted' },
      { day: '2026-11-24', kind: 'used' },
      { day: '2026-11-25', kind: 'left' },
      { day: '2026-11-26', kind: 'not-counted' },
      { day: '2026-11-27', kind: 'left' },
    ]);
  });

  it('counts the first day when it starts before hours', () => {
    expect(due(at('2026-11-24T16:59:00Z', 1))).toBe('2026-11-25T01:00:00.000Z');
    expect(due(at('2026-11-24T17:01:00Z', 1))).toBe('2026-11-26T01:00:00.000Z');
  });

  it('skips paused days, including days before a pause ends', () => {
    const pause = { from: new Date('2026-11-25T17:20:00Z'), to: null };
    const turnaround = at('2026-11-23T22:15:00Z', 3, [pause]);
    const now = new Date('2026-11-30T18:00:00Z');
    expect(due(turnaround, now)).toBe('2026-12-03T01:00:00.000Z');
    expect(daysLeft(turnaround, now, PROVIDER_CALENDAR)).toBe(2);
    expect(daysOf(turnaround, now, PROVIDER_CALENDAR).map(({ kind }) => kind)).toEqual([
      ...['not-counted', 'used', 'paused', 'not-counted', 'paused', 'not-counted', 'not-counted', 'paused'],
      ...['left', 'left'],
    ]);
  });

  it.each([
    ['goes forward', '2027-03-12T20:00:00Z', '2027-03-16T00:00:00.000Z'],
    ['goes back', '2026-10-30T19:00:00Z', '2026-11-03T01:00:00.000Z'],
  ])('ends at 5 PM even if the clock %s', (_, start, end) => {
    expect(due(at(start, 1))).toBe(end);
  });

  it('observes federal holidays', () => {
    const days = (year: number) =>
      Array.from({ length: 366 }, (_, n) => new Date(Date.UTC(year, 0, 1 + n)).toISOString().slice(0, 10)).filter(
        (day) => day.startsWith(String(year)) && ![0, 6].includes(new Date(day).getUTCDay()) && isFederalHoliday(day),
      );
    // Published by the Office of Personnel Management.
    expect(days(2026).map((day) => day.slice(5))).toEqual([
      ...['01-01', '01-19', '02-16', '05-25', '06-19', '07-03', '09-07', '10-12', '11-11', '11-26', '12-25'],
    ]);
    expect(days(2027).map((day) => day.slice(5))).toEqual([
      ...['01-01', '01-18', '02-15', '05-31', '06-18', '07-05', '09-06', '10-11', '11-11', '11-25', '12-24', '12-31'],
    ]);
  });

  const minutes = fc.integer({ min: 0, max: 60 * 24 * 60 });
  const anyTurnaround = fc
    .record({
      start: fc.integer({ min: 0, max: 366 * 4 * 24 * 60 }),
      businessDays: fc.constantFrom(1, 2, 3),
      stops: fc.array(minutes, { maxLength: 6 }),
    })
    .map(({ start, businessDays, stops }): Turnaround => {
      const startedAt = new Date(Date.UTC(2026, 0, 1) + start * 60_000);
      const moments = stops
        .toSorted((one, other) => one - other)
        .map((m) => new Date(startedAt.getTime() + m * 60_000));
      const pauses = moments.flatMap((from, n) => (n % 2 === 0 ? [{ from, to: moments[n + 1] ?? null }] : []));
      return { businessDays, startedAt, pauses };
    });

  it('counts exactly the purchased number of unpaused business days', () => {
    fc.assert(
      fc.property(anyTurnaround, minutes, (turnaround, later) => {
        const now = new Date(turnaround.startedAt.getTime() + later * 60_000);
        const days = daysOf(turnaround, now, PROVIDER_CALENDAR);
        const counted = days.filter(({ kind }) => kind === 'used' || kind === 'left');
        expect(counted).toHaveLength(turnaround.businessDays);
        expect(daysLeft(turnaround, now, PROVIDER_CALENDAR)).toBeGreaterThanOrEqual(0);
        for (const { day } of counted) {
          expect([0, 6]).not.toContain(new Date(day).getUTCDay());
          expect(isFederalHoliday(day)).toBe(false);
        }
        const end = dueAt(turnaround, now, PROVIDER_CALENDAR);
        const hour = end.toLocaleTimeString('en-US', { timeZone: 'America/Los_Angeles', timeStyle: 'medium' });
        expect(hour).toMatch(/^5:00:00\sPM$/);
        expect(end.getTime()).toBeGreaterThan(turnaround.startedAt.getTime());
      }),
    );
  });

  it('is never due earlier because of a pause', () => {
    fc.assert(
      fc.property(anyTurnaround, minutes, (turnaround, later) => {
        const now = new Date(turnaround.startedAt.getTime() + later * 60_000);
        const without = { ...turnaround, pauses: turnaround.pauses.slice(0, -1) };
        expect(dueAt(turnaround, now, PROVIDER_CALENDAR).getTime()).toBeGreaterThanOrEqual(
          dueAt(without, now, PROVIDER_CALENDAR).getTime(),
        );
      }),
    );
  });
});

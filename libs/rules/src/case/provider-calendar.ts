import { DAY_MS } from '../time';
import { reviewDayText } from './review-times';
import type { WorkingCalendar } from './turnaround';

/** United States federal holidays on the nth weekday of a month (5 U.S.C. 6103). */
const MOVING: readonly {
  readonly month: number;
  readonly weekday: number;
  readonly from: number;
  readonly to: number;
}[] = [
  { month: 1, weekday: 1, from: 15, to: 21 },
  { month: 2, weekday: 1, from: 15, to: 21 },
  { month: 5, weekday: 1, from: 25, to: 31 },
  { month: 9, weekday: 1, from: 1, to: 7 },
  { month: 10, weekday: 1, from: 8, to: 14 },
  { month: 11, weekday: 4, from: 22, to: 28 },
];
const FIXED: ReadonlySet<string> = new Set(['01-01', '06-19', '07-04', '11-11', '12-25']);
const [MONDAY, FRIDAY] = [1, 5];

/** Holidays on a Saturday are observed on Friday, those on a Sunday on Monday. */
export function isFederalHoliday(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  const [month, date, weekday] = [at.getUTCMonth() + 1, at.getUTCDate(), at.getUTCDay()];
  const isFixed = (days: number) => FIXED.has(new Date(at.getTime() + days * DAY_MS).toISOString().slice(5, 10));
  return (
    isFixed(0) ||
    (weekday === FRIDAY && isFixed(1)) ||
    (weekday === MONDAY && isFixed(-1)) ||
    MOVING.some((one) => one.month === month && one.weekday === weekday && one.from <= date && date <= one.to)
  );
}

export const PROVIDER_CALENDAR: WorkingCalendar = { timeZone: 'America/Los_Angeles', isHoliday: isFederalHoliday };

const dateParts = new Intl.DateTimeFormat('en-CA', {
  ...{ timeZone: PROVIDER_CALENDAR.timeZone, year: 'numeric', month: '2-digit', day: '2-digit' },
});

/** '2026-12-02', the provider's day, for files. */
export const dueDateText = (moment: Date): string => dateParts.format(moment);

/** For example "Wed, Dec 2", a day of the provider's calendar. */
export const dueDayText = (moment: string): string => reviewDayText(new Date(moment), PROVIDER_CALENDAR.timeZone);

const providerTime = new Intl.DateTimeFormat('en-US', {
  ...{ timeZone: PROVIDER_CALENDAR.timeZone, weekday: 'long', month: 'short', day: 'numeric' },
  ...{ hour: 'numeric', minute: '2-digit' },
});

/** For example "Wednesday, Dec 2, 5:00 PM Pacific Time". For mails, whose reader's time zone is unknown. */
export const providerTimeText = (moment: Date): string =>
  `${providerTime.format(moment).replaceAll('\u202f', ' ')} Pacific Time`;

/** The trail is told in UTC, in which the days of its chain and of its filter begin. */
const ZONE = { timeZone: 'UTC' } as const;
const CLOCK = { ...ZONE, hour: 'numeric', minute: '2-digit' } as const;

const clock = new Intl.DateTimeFormat('en-US', { ...CLOCK, second: '2-digit' });
const shortClock = new Intl.DateTimeFormat('en-US', CLOCK);
const exact = new Intl.DateTimeFormat('en-US', { ...ZONE, dateStyle: 'medium', timeStyle: 'long' });
const DAY = { ...ZONE, month: 'short', day: 'numeric' } as const;
const [weekday, oldWeekday] = daysBy({ ...DAY, weekday: 'long' });
const [day, oldDay] = daysBy(DAY);

/** '10:24:08 AM' */
export const timeText = (moment: string): string => clock.format(new Date(moment));

/** '10:24 AM' */
export const shortTimeText = (moment: string): string => shortClock.format(new Date(moment));

/** 'Nov 30, 2026, 10:24:08 AM UTC' */
export const exactTimeText = (moment: string): string => exact.format(new Date(moment));

/** 'Monday, Nov 30', with the year if it is not this one. */
export const dayText = (moment: string): string =>
  (isOfThisYear(moment) ? weekday : oldWeekday).format(new Date(moment));

/** 'Nov 24 – 30', 'From Nov 24', 'To Nov 30'. @param days as ISO dates, both included */
export function daysText({
  from,
  to,
}: {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}): string {
  const format = [from, to].every((one) => !one || isOfThisYear(one)) ? day : oldDay;
  if (from && to) return format.formatRange(new Date(from), new Date(to));
  if (from) return `From ${format.format(new Date(from))}`;
  return to ? `To ${format.format(new Date(to))}` : 'All';
}

function daysBy(options: Intl.DateTimeFormatOptions) {
  const [ofThisYear, ofOthers] = [options, { ...options, year: 'numeric' } as const];
  return [new Intl.DateTimeFormat('en-US', ofThisYear), new Intl.DateTimeFormat('en-US', ofOthers)] as const;
}

const isOfThisYear = (moment: string): boolean => Number(moment.slice(0, 4)) === new Date().getUTCFullYear();

import { dollarsText } from '@casewright/rules';

const short = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
});

/** '$4.01M' */
export const shortDollars = (dollars: number): string =>
  dollars < 10_000 ? dollarsText(dollars) : short.format(dollars);

/** Created on load: creating the first date formatter while the board opens would delay a slow phone. */
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** 'Feb 12, 2027'. A calendar day has no time zone. */
export const dayText = (day: string): string => days.format(new Date(`${day}T00:00:00Z`));

/** 'Closes Feb 12, 2027' */
export const closeText = (expectedClose: string | null): string =>
  expectedClose ? `Closes ${dayText(expectedClose)}` : 'No close date';

/** The day in the viewer's time zone, 'YYYY-MM-DD'. */
export function today(now = new Date()): string {
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 10);
}

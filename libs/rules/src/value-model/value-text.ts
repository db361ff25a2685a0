import type { InternalRate } from './finance';
import type { Assumption } from './model';

/** Made when they are first needed: a page's first formatter keeps a slow phone busy for 40 ms. */
let whole: Intl.NumberFormat | undefined;
let days: Intl.DateTimeFormat | undefined;

/** Without the traces of binary fractions. */
const exactText = (amount: number): string =>
  Number(amount.toPrecision(12)).toLocaleString('en-US', { maximumFractionDigits: 12 });

function wholeText(amount: number): string {
  whole ??= new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
  return whole.format(amount);
}

const signOf = (amount: number): string => (amount < 0 ? '−' : '');

/** '$760K', '$1.97M', '−$451K'. */
export function shortMoneyText(amount: number): string {
  const thousands = Math.round(Math.abs(amount) / 1000);
  if (thousands < 1000) return `${signOf(amount)}$${thousands}K`;
  // Once, and half up: 1,065 thousand is $1.07M.
  const hundredths = Math.round(Math.abs(amount) / 10_000);
  return `${signOf(amount)}$${thousands % 1000 === 0 ? thousands / 1000 : (hundredths / 100).toFixed(2)}M`;
}

/** '+$227K', '−$451K'. */
export const moneyChangeText = (amount: number): string => `${amount > 0 ? '+' : ''}${shortMoneyText(amount)}`;

/** '$9,800', '$0.118'. */
export const dollarsText = (amount: number): string =>
  `${signOf(amount)}$${(Math.abs(amount) < 10 ? exactText : wholeText)(Math.abs(amount))}`;

/** '25.5%', '−4.0%'. */
export const percentText = (share: number, digits = 1): string =>
  `${signOf(share)}${(Math.abs(share) * 100).toFixed(digits)}%`;

/** '93%'. Certain, or impossible, is only what all draws say: else 'Over 99%', 'Under 1%'. */
export function chanceText(share: number): string {
  if (share < 1 && share >= 0.995) return 'Over 99%';
  if (share > 0 && share < 0.005) return 'Under 1%';
  return percentText(share, 0);
}

/** A value of an assumption, with every digit that was entered: '$118.25', '8.75%', '3.4'. */
export function assumptionText({ unit }: Pick<Assumption, 'unit'>, value: number): string {
  if (unit === '%') return `${exactText(value * 100)}%`;
  return unit.startsWith('USD') ? `${signOf(value)}$${exactText(Math.abs(value))}` : exactText(value);
}

/** What follows a value in its unit: ' hosts', '/core/year' after dollars, nothing after a share or a plain number. */
export function unitAfter(unit: string): string {
  if (unit === '%' || unit === '1') return '';
  return unit.startsWith('USD') ? unit.slice(3) : ` ${unit}`;
}

/** 'Nov 20, 2026', from an ISO date. */
export function dayText(isoDate: string): string {
  days ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  return days.format(new Date(isoDate));
}

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const countInWords = (count: number): string => COUNTS[count] ?? String(count);

export const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** 'five years', 'one year'. */
export const yearsText = (years: number): string => `${countInWords(years)} ${years === 1 ? 'year' : 'years'}`;

/** 'Net present value, five years at 9%' */
export const presentValueText = (years: number, discountRate: number): string =>
  `Net present value, ${yearsText(years)} at ${assumptionText({ unit: '%' }, discountRate)}`;

/** 'Five-year' */
export const horizonText = (years: number): string => capitalized(`${countInWords(years)}-year`);

/** 'Month 19', or that it never does within the horizon. */
export const paybackText = (month: number | undefined): string => (month === undefined ? 'Never' : `Month ${month}`);

/** 'Nov 20' where the year is that of another day, else 'Nov 20, 2025'. Both are ISO dates. */
export const dayBesideText = (isoDate: string, other: string): string =>
  isoDate.slice(0, 4) === other.slice(0, 4) ? dayText(isoDate).replace(/, \d+$/, '') : dayText(isoDate);

/** '60.4%', or why there is no such number. */
export function internalRateText(rate: InternalRate): string {
  if (rate.kind === 'none') return 'None';
  return rate.kind === 'one' ? percentText(rate.rate) : rate.rates.map((one) => percentText(one)).join(' or ');
}

import type { InternalRate } from './finance';
import type { Assumption } from './model';

/** Created on first use: the first formatter of a page blocks a slow phone for 40 ms. */
let days: Intl.DateTimeFormat | undefined;

/** Hides floating-point noise. */
const exactText = (amount: number): string =>
  Number(amount.toPrecision(12)).toLocaleString('en-US', { maximumFractionDigits: 12 });

const signOf = (amount: number): string => (amount < 0 ? '−' : '');

/** For example "$760K", "$1.97M", "−$451K" or "$0". */
export function shortMoneyText(amount: number): string {
  const dollars = Math.round(Math.abs(amount));
  if (dollars < 1000) return `${dollars === 0 ? '' : signOf(amount)}$${dollars}`;
  const thousands = Math.round(Math.abs(amount) / 1000);
  if (thousands < 1000) return `${signOf(amount)}$${thousands}K`;
  // Round once, half up: 1,065 thousand is $1.07M.
  const hundredths = Math.round(Math.abs(amount) / 10_000);
  return `${signOf(amount)}$${thousands % 1000 === 0 ? thousands / 1000 : (hundredths / 100).toFixed(2)}M`;
}

/**
 * Money to the precision of a case: "$2.6M" to $100,000, "$2.57M" to $10,000. An amount below the precision keeps one
 * digit.
 */
export function roundedMoneyText(amount: number, precision: number): string {
  const size = Math.abs(amount);
  const step = size >= precision / 2 ? precision : 10 ** Math.floor(Math.log10(Math.max(size, 1)));
  const rounded = Math.round(size / step) * step;
  if (step < 100_000) return shortMoneyText(Math.sign(amount) * rounded);
  return `${signOf(amount)}$${(rounded / 1_000_000).toFixed(step < 1_000_000 ? 1 : 0)}M`;
}

/** A share to the power of ten that is at least `precision`: "−25%" to 0.01. It keeps one digit. */
export function roundedPercentText(share: number, precision: number): string {
  const digits = Math.min(1, -Math.ceil(Math.log10(precision) - 1e-9) - 2);
  if (digits >= 0) return percentText(share, digits);
  const step = 10 ** Math.min(-digits, Math.floor(Math.log10(Math.max(Math.abs(share) * 100, 1))));
  return percentText((Math.round((share * 100) / step) * step) / 100, 0);
}

export function moneyChangeText(amount: number): string {
  const text = shortMoneyText(amount);
  return amount > 0 && text !== NO_MONEY ? `+${text}` : text;
}

const NO_MONEY = '$0';

/** For example "costs $200K more" or "costs the same", compared with something. */
export function costsText(saving: number, precision: number): string {
  const text = roundedMoneyText(Math.abs(saving), precision);
  if (text === NO_MONEY) return 'costs the same';
  return `costs ${text} ${saving > 0 ? 'less' : 'more'}`;
}

/** For example "$7,590", "−$12.50" or "$0.0004". */
export const dollarsText = (amount: number): string =>
  `${signOf(amount)}$${exactText(Math.abs(amount)).replace(/\.\d$/, '$&0')}`;

export function percentText(share: number, digits = 1): string {
  const text = (Math.abs(share) * 100).toFixed(digits);
  return `${Number(text) === 0 ? '' : signOf(share)}${text}%`;
}

/** A saving as the change of a cost: "−25.5%" to 0.001. */
export function costChangeText(share: number, precision: number): string {
  const text = roundedPercentText(-share, precision);
  return share < 0 && Number.parseFloat(text) !== 0 ? `+${text}` : text;
}

/** For example "93%". Says "Over 99%" or "Under 1%" unless all draws agree. */
export function chanceText(share: number): string {
  if (share < 1 && share >= 0.995) return 'Over 99%';
  if (share > 0 && share < 0.005) return 'Under 1%';
  return percentText(share, 0);
}

/** Keeps every digit that was entered: "$118.25", "8.75%", "3.4". Amounts with cents have two: "$12.50". */
export function assumptionText({ unit }: Pick<Assumption, 'unit'>, value: number): string {
  if (unit === '%') return `${exactText(value * 100)}%`;
  return unit.startsWith('USD') ? dollarsText(value) : exactText(value);
}

/** The unit after a value: " hosts", or "/core/year" after dollars. Empty for shares and plain numbers. */
export function unitAfter(unit: string): string {
  if (unit === '%' || unit === '1') return '';
  return unit.startsWith('USD') ? unit.slice(3) : ` ${unit}`;
}

/** For example "Nov 20, 2026". */
export function dayText(isoDate: string): string {
  days ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  return days.format(new Date(isoDate));
}

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const countInWords = (count: number): string => COUNTS[count] ?? String(count);

export const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export const yearsText = (years: number): string => `${countInWords(years)} ${years === 1 ? 'year' : 'years'}`;

export const presentValueText = (years: number, discountRate: number): string =>
  `Net present value, ${yearsText(years)} at ${assumptionText({ unit: '%' }, discountRate)}`;

export const horizonText = (years: number): string => capitalized(`${countInWords(years)}-year`);

/** "Month 19", or "Not in 5 years" if it does not pay back within the horizon of `years`. */
export const paybackText = (month: number | undefined, years: number): string =>
  month === undefined ? `Not in ${years} ${years === 1 ? 'year' : 'years'}` : `Month ${month}`;

/** "Nov 20" if the other day is in the same year, else "Nov 20, 2025". Takes ISO dates. */
export const dayBesideText = (isoDate: string, other: string): string =>
  isoDate.slice(0, 4) === other.slice(0, 4) ? dayText(isoDate).replace(/, \d+$/, '') : dayText(isoDate);

/** For example "60.4%" to 0.001, "None" or "Not meaningful". */
export function internalRateText(rate: InternalRate, precision: number): string {
  if (rate.kind === 'none') return 'None';
  return rate.kind === 'one' ? roundedPercentText(rate.rate, precision) : 'Not meaningful';
}

/** Why a rate is missing or not meaningful, as sentences. */
export function internalRateNote(rate: InternalRate): string | undefined {
  switch (rate.kind) {
    case 'one':
      return undefined;
    case 'none':
      return 'Net present value is zero at no rate.';
    case 'several': {
      const rates = rate.rates.map((one) => percentText(one));
      return `Cash flow changes direction more than once, so net present value is zero at several rates: ${rates.slice(0, -1).join(', ')} and ${rates.at(-1)}.`;
    }
    case 'touching':
      return `Cash flow changes direction more than once. Net present value is zero at ${percentText(rate.rate)} and has the same sign at lower and higher rates.`;
    case 'cost':
      return `Cash comes in first and goes out later, so ${percentText(rate.rate)} is what the money costs, not a return.`;
  }
}

import type { Assumption } from '@casewright/rules';

export type Read<Value> = { readonly value: Value; readonly error?: undefined } | { readonly error: string };

type Unit = Pick<Assumption, 'unit'>;

const NUMBER = /^([-−])?(\d{1,3}(?:,\d{3})+|\d*)(\.\d+)?(e[-+]?\d+)?([km])?(%)?$/i;
/** Accounting notation of a negative number. */
const IN_PARENTHESES = /^\((.*)\)$/;
const TIMES: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000 };
const exact = new Intl.NumberFormat('en-US', { maximumFractionDigits: 12, useGrouping: false });

/** Reads '9,800', '$9,800', '(450)', '6%', '1.2M' and '1e9'. With the unit %, '6' is 6%. */
export function readNumber({ unit }: Unit, text: string): Read<number> {
  const written = text.replace(/\s/g, '').replace('$', '').replace(IN_PARENTHESES, '-$1');
  const match = NUMBER.exec(written);
  const [, sign, whole = '', fraction = '', power = '', times = '', percent] = match ?? [];
  const amount = Number(`${whole.replaceAll(',', '') || '0'}${fraction}${power}`) * (TIMES[times.toLowerCase()] ?? 1);
  if (!match || (whole === '' && fraction === '') || !Number.isFinite(amount)) return { error: 'Enter a number.' };
  // Percentages are stored as shares. `toPrecision` removes binary rounding errors.
  const value = percent || unit === '%' ? Number((amount / 100).toPrecision(12)) : amount;
  return { value: sign ? -value : value };
}

/** With all digits: '142000.55', '6%'. */
export const exactText = ({ unit }: Unit, value: number): string =>
  unit === '%' ? `${exact.format(Number((value * 100).toPrecision(12)))}%` : exact.format(value);

/** 0 is the start. */
export function yearIn(text: string, horizonYears: number): Read<number> {
  const year = Number(text.trim() || Number.NaN);
  if (Number.isInteger(year) && year >= 0 && year <= horizonYears) return { value: year };
  return { error: `Use a year from 0 to ${horizonYears}.` };
}

/** Shares by year: '50%, 100%'. */
export function sharesIn(text: string): Read<readonly number[]> {
  const shares: number[] = [];
  for (const part of text.split(/[,;\s]+/).filter(Boolean)) {
    const read = readNumber({ unit: '%' }, part);
    if (read.error !== undefined || read.value < 0 || read.value > 1) return { error: 'Use shares from 0% to 100%.' };
    shares.push(read.value);
  }
  return shares.length > 0 ? { value: shares } : { error: 'Enter a share for year 1, such as 50%.' };
}

export const sharesText = (shares: readonly number[]): string =>
  shares.map((share) => exactText({ unit: '%' }, share)).join(', ');

/** Strips the leading '=' of spreadsheet formulas. */
export const formulaIn = (text: string): string => text.trim().replace(/^=\s*/, '');

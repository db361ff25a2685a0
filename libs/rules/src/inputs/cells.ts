import { DAY_MS } from '../time';

/** Decimal separator of a file: "1,234.5" or "1.234,5". */
export type DecimalSign = '.' | ',';

const GB_OF: Readonly<Record<string, number>> = {
  mb: 1 / 1024,
  mib: 1 / 1024,
  gb: 1,
  gib: 1,
  tb: 1024,
  tib: 1024,
};

export const gigabytesIn = (unit: string): number | undefined => GB_OF[unit.toLowerCase()];

const NUMBER = /^([-−]?)[$€£]?([\d.,\s']+(?:e[+-]?\d+\s*)?)([\p{L}$€£%]*)$/iu;
const PLAIN = /^\d+(?:\.\d+)?$/;
const SPACES = /[\s']/g;

/** Reads "1,234.5", "$1,234.50" or "1.5 TB", but no formulas. `unitInGb` applies to sizes without a unit. */
export function numberIn(cell: string, decimal: DecimalSign = '.', unitInGb?: number): number | undefined {
  if (decimal === '.' && PLAIN.test(cell)) return Number(cell) * (unitInGb ?? 1);
  const [, sign, digits, unit = ''] = NUMBER.exec(cell.trim()) ?? [];
  const value = digits === undefined ? undefined : unsigned(digits.replace(SPACES, ''), decimal);
  if (value === undefined) return undefined;
  const factor = unitInGb === undefined ? 1 : (gigabytesIn(unit) ?? unitInGb);
  return (sign ? -value : value) * factor;
}

function unsigned(digits: string, decimal: DecimalSign): number | undefined {
  if (!/\d/.test(digits)) return undefined;
  const signs = digits.replace(/[^.,]/g, '');
  const point = pointOf(digits, signs, decimal);
  const [whole = '', ...fraction] = point ? digits.split(point) : [digits];
  if (fraction.length > 1 || (!point && signs && !isGrouped(digits, signs.charAt(0)))) return undefined;
  const text = [whole.replace(/[.,]/g, '') || '0', ...fraction].join('.');
  return /^\d+(\.\d*)?(e[+-]?\d+)?$/i.test(text) ? Number(text) : undefined;
}

/** The decimal separator: the later of two kinds, or a single one that does not group digits by thousands. */
function pointOf(digits: string, signs: string, decimal: DecimalSign): string | undefined {
  if (new Set(signs).size > 1) return signs.at(-1);
  if (signs.length !== 1) return undefined;
  return signs === decimal || !isGrouped(digits, signs) ? signs : undefined;
}

const isGrouped = (digits: string, sign: string): boolean =>
  digits.split(sign).every((group, index) => (index === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group));

/** Spreadsheet dates in days since 1899-12-30, limited to the years 2000 to 2100. */
const SERIAL_DAYS = { from: 36_526, to: 73_050 };
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Returns "2026-08" for "2026-08-14T00:00Z", "8/14/2026", "202608", "August 2026" or a spreadsheet's serial date. */
export function monthIn(cell: string): string | undefined {
  const text = cell.trim();
  const serial = /^\d{5}(\.\d+)?$/.test(text) ? Number(text) : 0;
  if (serial >= SERIAL_DAYS.from && serial <= SERIAL_DAYS.to)
    return new Date(Date.UTC(1899, 11, 30) + serial * DAY_MS).toISOString().slice(0, 7);
  const iso = /^(\d{4})[-/.]?(\d{2})(?:\D|\d{2}(?:\D|$)|$)/.exec(text);
  if (iso) return monthOf(iso[1], Number(iso[2]));
  const days = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/.exec(text);
  if (days) return monthOf(days[3], Number(days[1]) > 12 ? Number(days[2]) : Number(days[1]));
  const named = /^(?:\d{1,2}[ -])?([a-z]{3})[a-z]*\.?[ -](?:\d{1,2},? )?(\d{4})$/i.exec(text);
  return named ? monthOf(named[2], MONTHS.indexOf((named[1] ?? '').toLowerCase()) + 1) : undefined;
}

const monthOf = (year: string | undefined, month: number): string | undefined =>
  month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : undefined;

import { DAY_MS } from '../time';
import { monthNamed } from './month-names';

/** Order of day and month in dates such as 8/1/2026. */
export type DateOrder = 'day-first' | 'month-first';

/** A month as "2026-08". Where the column decides, both readings. */
export type MonthCell =
  | { readonly month: string }
  /** By the order of its column. `day`: the day of that reading. */
  | { readonly either: Readonly<Record<DateOrder, { readonly month: string; readonly day: number }>> }
  /** Proves the order of its column. */
  | { readonly month: string; readonly proves: DateOrder }
  /** "26-Aug" and "Aug-26": a year, if the whole column has the same few numbers. */
  | { readonly year: number; readonly month: string };

/** Days of spreadsheets since 1899-12-30, limited to the years 2000 to 2100. */
const SERIAL_DAYS = { from: 36_526, to: 73_050 };

const YEARS = { from: 2000, to: 2100 };

/** By year and month, so that lines of a bill share them. */
const MONTHS = Array.from({ length: YEARS.to - YEARS.from + 1 }, (_, year) =>
  Array.from({ length: 12 }, (_, month) => ({ month: `${YEARS.from + year}-${String(month + 1).padStart(2, '0')}` })),
);

const ISO = /^(\d{4})([-/.年]?)(\d{1,2})(?:\D|$)/;
const COMPACT = /^(\d{4})(\d{2})(?:(\d{2})(?:\D|\d{6}$|$)|-|$)/;
const NUMERIC = /^(\d{1,2})([-/.])\s?(\d{1,2})\2\s?(\d{4}|\d{2})(?:\D|$)/;
const MONTH_YEAR = /^(\d{1,2})[-/. ](\d{4})$/;
const WEEKDAY = /^\p{L}{2,10}\.?,?\s+(?=\p{L}|\d)/u;

const [HYPHEN, NOUGHT, NINE] = [45, 48, 57];

/** Reads the usual case, "2026-08-31T00:00:00Z", without patterns. */
export function isoMonthIn(cell: string): { readonly month: string } | undefined {
  if (cell.charCodeAt(4) !== HYPHEN || isDigit(cell.charCodeAt(7))) return undefined;
  let [year, month] = [0, 0];
  for (let at = 0; at < 7; at++) {
    const code = cell.charCodeAt(at);
    if (at === 4) continue;
    if (!isDigit(code)) return undefined;
    if (at < 4) year = year * 10 + code - NOUGHT;
    else month = month * 10 + code - NOUGHT;
  }
  return MONTHS[year - YEARS.from]?.[month - 1];
}

const isDigit = (code: number): boolean => code >= NOUGHT && code <= NINE;

/** Reads dates, months and periods, which start in their month. Never converts time zones. */
export function monthCellIn(cell: string): MonthCell | undefined {
  const text = cell.trim().replace(/^'/, '');
  const first = text.charCodeAt(0);
  if (isDigit(first)) return numericMonth(text) ?? namedMonth(text);
  return namedMonth(text) ?? namedMonth(text.replace(WEEKDAY, ''));
}

function numericMonth(text: string): MonthCell | undefined {
  if (/^\d{5}(?:\.\d+)?$/.test(text)) return monthOfSerial(Number(text));
  const compact = COMPACT.exec(text);
  if (compact) return isDay(compact[3]) ? monthOf(compact[1], Number(compact[2])) : undefined;
  const iso = ISO.exec(text);
  if (iso) return monthOf(iso[1], Number(iso[3]));
  const days = NUMERIC.exec(text);
  if (days) return numericDate(Number(days[1]), days[2] ?? '', Number(days[3]), days[4] ?? '');
  const month = MONTH_YEAR.exec(text);
  return month ? monthOf(month[2], Number(month[1])) : undefined;
}

const isDay = (day: string | undefined): boolean => day === undefined || (Number(day) >= 1 && Number(day) <= 31);

function monthOfSerial(days: number): MonthCell | undefined {
  return days >= SERIAL_DAYS.from && days <= SERIAL_DAYS.to
    ? { month: new Date(Date.UTC(1899, 11, 30) + days * DAY_MS).toISOString().slice(0, 7) }
    : undefined;
}

function numericDate(first: number, sign: string, second: number, year: string): MonthCell | undefined {
  if (first < 1 || second < 1 || first > 31 || second > 31) return undefined;
  // With dots, the day stands first wherever they are used.
  if (sign === '.') return monthOf(year, second);
  if (first > 12) return proven(monthOf(year, second), 'day-first');
  if (second > 12) return proven(monthOf(year, first), 'month-first');
  if (first === second) return monthOf(year, first);
  const [dayFirst, monthFirst] = [monthOf(year, second), monthOf(year, first)];
  return (
    dayFirst &&
    monthFirst && {
      either: {
        'day-first': { month: dayFirst.month, day: first },
        'month-first': { month: monthFirst.month, day: second },
      },
    }
  );
}

const proven = (found: { readonly month: string } | undefined, proves: DateOrder): MonthCell | undefined =>
  found && { month: found.month, proves };

/** The day of a date in figures, from 1. Undefined for months and for dates in words. @param order if it isn't clear */
export function dayIn(cell: string, order: DateOrder): number | undefined {
  if (cell.charCodeAt(4) === HYPHEN && isDigit(cell.charCodeAt(8)) && isDigit(cell.charCodeAt(9)))
    return (cell.charCodeAt(8) - NOUGHT) * 10 + cell.charCodeAt(9) - NOUGHT;
  const [, first, sign, second] = NUMERIC.exec(cell.trim()) ?? [];
  if (first === undefined || second === undefined) return undefined;
  const isDayFirst = sign === '.' || Number(first) > 12 || (Number(second) <= 12 && order === 'day-first');
  return Number(isDayFirst ? first : second);
}

/** Words between the parts of a date: "1 de agosto de 2026", "1er août 2026", "Sep of 2026". */
const FILLERS: ReadonlySet<string> = new Set(['de', 'del', 'of', 'er', 'st', 'nd', 'rd', 'th', 'den']);

function namedMonth(text: string): MonthCell | undefined {
  const parts = text
    .slice(0, 60)
    .split(/[\s,./'’-]+|(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/u)
    .filter((part) => part && !FILLERS.has(part.toLowerCase()));
  const at = parts.findIndex((part) => /^\p{L}/u.test(part));
  const month = at >= 0 && at <= 2 ? monthNamed(parts[at] ?? '') : undefined;
  if (month === undefined) return undefined;
  const [before, after, next] = [parts[at - 1], parts[at + 1], parts[at + 2]];
  const isYear = (part: string | undefined) => part !== undefined && /^\d{4}$/.test(part);
  // "2026 August", "August 2026", "August 1, 2026" and "1 August 2026".
  const year = [before, after, next].find(isYear) ?? (/^\d{1,2}$/.test(after ?? '') ? laterYear(parts, at) : undefined);
  if (year) return monthOf(year, month);
  const short = (part: string | undefined) => part !== undefined && /^\d{2}$/.test(part);
  // "1-Aug-26": the day stands before the name.
  if (before !== undefined && short(after)) return monthOf(after, month);
  const lone = before ?? after;
  if (parts.length !== 2 || !short(lone)) return undefined;
  const found = monthOf(lone, month);
  return found && { year: Number(lone), month: found.month };
}

/** The year after the time: "Aug 1 12:00:00 2026". */
const laterYear = (parts: readonly string[], at: number): string | undefined =>
  parts.slice(at + 2).find((part) => /^\d{4}$/.test(part));

function monthOf(year: string | undefined, month: number): { readonly month: string } | undefined {
  const whole = year?.length === 2 ? 2000 + Number(year) : Number(year);
  return MONTHS[whole - YEARS.from]?.[month - 1];
}

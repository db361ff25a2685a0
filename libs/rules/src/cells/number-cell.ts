import { currencyIn } from './currency-cell';
import { type Decimal, decimalOf, ZERO } from './exact-sum';

/** Decimal sign of a column: "1,234.5" or "1.234,5". */
export type DecimalSign = '.' | ',';

/** A number in a cell, still to be read by the decimal sign of its column. */
export interface NumberCell {
  /** As read with this decimal sign. Undefined if the other sign is certain. */
  readonly as: Readonly<Partial<Record<DecimalSign, Decimal>>>;
  /** The decimal sign that this cell alone proves. */
  readonly proves: DecimalSign | undefined;
  /** Of an amount of money, for example "EUR" or "€". */
  readonly currency: string | undefined;
}

const PLAIN = /^-?\d+(?:\.(\d+))?$/;

/** Reads a cell of a number column. @returns undefined if it holds no number */
export function numberCellIn(cell: string): NumberCell | undefined {
  const text = cell.trim();
  const { amount, currency, isNegative } = withoutMarks(text);
  // Accounting formats show 0 as a dash.
  if (isDash(amount)) return { as: { '.': ZERO, ',': ZERO }, proves: undefined, currency };
  const read = bodyIn(amount, isNegative);
  return read && { ...read, currency };
}

const [MINUS, POINT, NINE, NOUGHT] = [45, 46, 57, 48];
/** Digits of a whole number that a double holds exactly. */
const EXACT_DIGITS = 15;

/** Reads the usual case, "-12.5", without looking for marks and signs. */
export function plainDecimalIn(cell: string): Decimal | undefined {
  const isNegative = cell.charCodeAt(0) === MINUS;
  let [units, digits, scale] = [0, 0, -1];
  for (let at = isNegative ? 1 : 0; at < cell.length; at++) {
    const code = cell.charCodeAt(at);
    if (code >= NOUGHT && code <= NINE) {
      digits += 1;
      if (digits > EXACT_DIGITS) return longDecimalIn(cell);
      units = units * 10 + code - NOUGHT;
      if (scale >= 0) scale += 1;
    } else if (code === POINT && scale < 0 && digits > 0) scale = 0;
    else return undefined;
  }
  if (digits === 0 || scale === 0) return undefined;
  return { units: isNegative && units > 0 ? -units : units, scale: Math.max(scale, 0) };
}

function longDecimalIn(cell: string): Decimal | undefined {
  const found = PLAIN.exec(cell);
  return found ? decimalOf(cell.replace(/[-.]/g, ''), found[1]?.length ?? 0, cell.startsWith('-')) : undefined;
}

/** "1'250.–", as Swiss and Germans write whole amounts. */
const isWithoutCents = (text: string): boolean => /\d[.,][-−–—]{1,2}$/.test(text);

const DASHES = '-−–—';
const isDash = (text: string): boolean => text.length === 1 && DASHES.includes(text);

/** Takes off brackets, signs, "CR" and the currency: "$(987.65)", "(987.65)", "-$5", "$-5", "5.00-", "USD 5". */
function withoutMarks(text: string): {
  readonly amount: string;
  readonly currency: string | undefined;
  readonly isNegative: boolean;
} {
  let [rest, isNegative, currency] = [text, false, undefined as string | undefined];
  for (;;) {
    const before = rest;
    if (isWithoutCents(rest)) rest = rest.replace(/[.,][-−–—]{1,2}$/, '');
    else if (/^\(.*\)$/s.test(rest)) [rest, isNegative] = [rest.slice(1, -1).trim(), true];
    else if (rest.length > 1 && DASHES.includes(rest.charAt(0)))
      [rest, isNegative] = [rest.slice(1).trim(), !isNegative];
    else if (rest.length > 1 && DASHES.includes(rest.at(-1) ?? '') && /\d/.test(rest))
      [rest, isNegative] = [rest.slice(0, -1).trim(), !isNegative];
    else if (rest.startsWith('+')) rest = rest.slice(1).trim();
    else if (/\d\s?CR$/i.test(rest)) [rest, isNegative] = [rest.slice(0, -2).trim(), !isNegative];
    else if (/\d\s?DR$/i.test(rest)) rest = rest.slice(0, -2).trim();
    else if (currency === undefined) {
      const found = currencyIn(rest);
      if (found) [rest, currency] = [found.rest, found.currency];
    }
    if (rest === before) return { amount: rest, currency, isNegative };
  }
}

/** Swiss, French and others group by apostrophes, narrow and other spaces. */
const GROUP_SIGNS = /['’ʼ_\s]/;
const GROUPED = /^\d{1,3}(?:['’ʼ_\s]\d{3})*$/;
const EXPONENT = /^([\d.,'’ʼ_\s]+)e([+-]?\d{1,2})$/i;

function bodyIn(text: string, isNegative: boolean): Omit<NumberCell, 'currency'> | undefined {
  const scientific = EXPONENT.exec(text);
  const exponent = Number(scientific?.[2] ?? 0);
  const body = scientific?.[1] ?? text;
  if (!/^[\d.,'’ʼ_\s]*$/.test(body) || !/\d/.test(body)) return undefined;
  const isSpaced = GROUP_SIGNS.test(body);
  if (isSpaced && !GROUPED.test(body.split(/[.,]/)[0] ?? '')) return undefined;
  const digits = isSpaced ? body.replaceAll(/['’ʼ_\s]/g, '') : body;
  const read = (decimal: DecimalSign) => decimalWith(digits, decimal, exponent, isNegative);
  const point = digits.lastIndexOf('.');
  const comma = digits.lastIndexOf(',');
  if (point < 0 && comma < 0) {
    const value = read('.');
    return value && { as: { '.': value, ',': value }, proves: undefined };
  }
  if (isSpaced || scientific || !isEither(digits)) {
    const proven = provenSign(digits, point, comma);
    const value = read(proven);
    return value && { as: { [proven]: value }, proves: proven };
  }
  const [asPoint, asComma] = [read('.'), read(',')];
  return asPoint && asComma && { as: { '.': asPoint, ',': asComma }, proves: undefined };
}

/** "1.234" and "1,234" may be read either way; "0.123" has a decimal point. */
const isEither = (digits: string): boolean => /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits);

function provenSign(digits: string, point: number, comma: number): DecimalSign {
  if (point >= 0 && comma >= 0) return point > comma ? '.' : ',';
  const sign: DecimalSign = point >= 0 ? '.' : ',';
  const isRepeated = digits.indexOf(sign) !== digits.lastIndexOf(sign);
  // What stands there several times groups digits.
  return isRepeated ? (sign === '.' ? ',' : '.') : sign;
}

function decimalWith(digits: string, decimal: DecimalSign, exponent: number, isNegative: boolean): Decimal | undefined {
  const [whole = '', fraction = '', ...more] = digits.split(decimal);
  const group = decimal === '.' ? ',' : '.';
  if (more.length > 0 || fraction.includes(group) || (whole.includes(group) && !isGrouped(whole, group)))
    return undefined;
  return decimalOf(whole.replaceAll(group, '') + fraction || '0', fraction.length - exponent, isNegative);
}

/** By thousands, or as in India: 12,34,567. */
const isGrouped = (whole: string, group: '.' | ','): boolean =>
  group === ','
    ? /^\d{1,3}(?:,\d{3})+$/.test(whole) || /^\d{1,2}(?:,\d{2})*,\d{3}$/.test(whole)
    : /^\d{1,3}(?:\.\d{3})+$/.test(whole);

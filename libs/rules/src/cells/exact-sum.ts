/** An exact decimal number: `units` × 10^-`scale`. */
export interface Decimal {
  /** A whole number. A bigint beyond 2^53. */
  readonly units: number | bigint;
  /** From 0. */
  readonly scale: number;
}

export const ZERO: Decimal = { units: 0, scale: 0 };

/** Digits of a whole number that a double holds exactly. */
const EXACT_DIGITS = 15;
/** More decimal places than any price has. */
const MAX_SCALE = 60;
const MAX_DIGITS = 80;

/** @param digits of the number without its point, for example "1234" with scale 2 for 12.34 */
export function decimalOf(digits: string, scale: number, isNegative = false): Decimal | undefined {
  if (digits.length > MAX_DIGITS || Math.abs(scale) > MAX_SCALE) return undefined;
  const whole = scale < 0 ? digits + '0'.repeat(-scale) : digits;
  const at = Math.max(scale, 0);
  const units = whole.length <= EXACT_DIGITS ? Number(whole) : BigInt(whole);
  return { units: isNegative ? -units : units, scale: at };
}

export function plus(one: Decimal, other: Decimal): Decimal {
  if (one.scale === other.scale && typeof one.units === 'number' && typeof other.units === 'number') {
    const units = one.units + other.units;
    if (Number.isSafeInteger(units)) return { units, scale: one.scale };
  }
  const scale = Math.max(one.scale, other.scale);
  return { units: unitsAt(one, scale) + unitsAt(other, scale), scale };
}

export const minus = (one: Decimal, other: Decimal): Decimal => plus(one, negated(other));

export const negated = ({ units, scale }: Decimal): Decimal => ({ units: -units, scale });

const unitsAt = ({ units, scale }: Decimal, at: number): bigint => BigInt(units) * 10n ** BigInt(at - scale);

/** The nearest double. For amounts that aren't money. */
export const numberOf = ({ units, scale }: Decimal): number =>
  scale === 0 ? Number(units) : Number(`${units}e-${scale}`);

/** Adds decimals without rounding. Takes constant memory. */
export class ExactSum {
  /** Sums of units by scale, as long as a double holds them. */
  private readonly exact: number[] = [];
  private readonly large: (bigint | undefined)[] = [];

  add({ units, scale }: Decimal): void {
    if (typeof units === 'bigint') return this.addLarge(units, scale);
    const sum = (this.exact[scale] ?? 0) + units;
    if (Number.isSafeInteger(sum)) this.exact[scale] = sum;
    else this.addLarge(BigInt(units), scale);
  }

  private addLarge(units: bigint, scale: number): void {
    this.large[scale] = (this.large[scale] ?? 0n) + units;
  }

  /** For example "-12.5". Without trailing zeros. */
  toString(): string {
    const places = Math.max(this.exact.length, this.large.length, 1) - 1;
    let total = 0n;
    for (let scale = 0; scale <= places; scale++) {
      const units = BigInt(this.exact[scale] ?? 0) + (this.large[scale] ?? 0n);
      total += units * 10n ** BigInt(places - scale);
    }
    return decimalText(total, places);
  }
}

export function decimalText(units: bigint, scale: number): string {
  const sign = units < 0n ? '-' : '';
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  let end = digits.length;
  while (end > whole.length && digits.charAt(end - 1) === '0') end -= 1;
  const fraction = digits.slice(whole.length, end);
  return `${sign}${whole}${fraction && `.${fraction}`}`;
}

/** Sum of decimals as `ExactSum` writes them. */
export function sumOfTexts(amounts: readonly string[]): string {
  const sum = new ExactSum();
  for (const amount of amounts) {
    const isNegative = amount.startsWith('-');
    const [whole = '', fraction = ''] = amount.replace('-', '').split('.');
    const decimal = decimalOf(whole + fraction, fraction.length, isNegative);
    if (decimal) sum.add(decimal);
  }
  return sum.toString();
}

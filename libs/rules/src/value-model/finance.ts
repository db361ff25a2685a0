/** Net present value: year-end flows discounted at `rate`, the start undiscounted. */
export const netPresentValue = (cashFlow: readonly number[], rate: number): number =>
  cashFlow.reduce((sum, amount, year) => sum + amount / (1 + rate) ** year, 0);

/**
 * Rates from −99 % to 100 million % at which the net present value is zero. A rate is a return only if it is
 * the only one, and the net present value is positive below and negative above it.
 */
export type InternalRate =
  | { readonly kind: 'one'; readonly rate: number }
  | { readonly kind: 'none' }
  | { readonly kind: 'several'; readonly rates: readonly number[] }
  /** The net present value reaches zero at the rate, but has the same sign on both sides. */
  | { readonly kind: 'touching'; readonly rate: number }
  /** Cash comes in first and goes out later: the rate is what the money costs. */
  | { readonly kind: 'cost'; readonly rate: number };

const LOWEST_RATE = -0.99;
const HIGHEST_RATE = 1e6;

export function internalRateOfReturn(cashFlow: readonly number[]): InternalRate {
  const [from, to] = [1 / (1 + HIGHEST_RATE), 1 / (1 + LOWEST_RATE)];
  const rates = rootsOf(cashFlow, from, to)
    .map((factor) => 1 / factor - 1)
    .sort((one, other) => one - other);
  const [rate] = rates;
  if (rate === undefined) return { kind: 'none' };
  if (rates.length > 1) return { kind: 'several', rates };
  const [atHighest, atLowest] = [signAt(cashFlow, from), signAt(cashFlow, to)];
  if (atHighest === atLowest) return { kind: 'touching', rate };
  return { kind: atLowest > 0 ? 'one' : 'cost', rate };
}

/** Share of a polynomial's terms below which their sum is rounding noise. */
const NOISE = 1e-12;
/** Relative distance below which two roots are one, found from both of its sides. */
const SAME_ROOT = 1e-6;

function signAt(coefficients: readonly number[], x: number): number {
  const valueOf = (of: (coefficient: number) => number) =>
    coefficients.reduceRight((sum, coefficient) => sum * x + of(coefficient), 0);
  const value = valueOf((coefficient) => coefficient);
  return Math.abs(value) <= NOISE * valueOf(Math.abs) ? 0 : Math.sign(value);
}

/** Real roots of a polynomial within an interval. Between two turning points there is at most one. */
function rootsOf(coefficients: readonly number[], from: number, to: number): readonly number[] {
  const degree = coefficients.findLastIndex((coefficient) => coefficient !== 0);
  if (degree < 1) return [];
  const sign = (x: number) => signAt(coefficients, x);
  const slope = coefficients.slice(1, degree + 1).map((coefficient, index) => coefficient * (index + 1));
  const places = [from, ...rootsOf(slope, from, to), to];
  const roots = places.slice(1).flatMap((right, index) => {
    const left = places[index] ?? from;
    if (sign(right) === 0) return [right];
    return sign(left) * sign(right) < 0 ? [crossing(sign, left, right)] : [];
  });
  return roots.filter((root, index) => root - (roots[index - 1] ?? -Infinity) > SAME_ROOT * root);
}

const HALVINGS = 200;

function crossing(sign: (x: number) => number, from: number, to: number): number {
  let [left, right] = [from, to];
  const isRising = sign(right) > 0;
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (left + right) / 2;
    if (sign(middle) > 0 === isRising) right = middle;
    else left = middle;
  }
  return (left + right) / 2;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Net cash flow over the initial outlay; undefined without an outlay. */
export function returnOnInvestment(cashFlow: readonly number[]): number | undefined {
  const [start = 0] = cashFlow;
  return start < 0 ? sum(cashFlow) / -start : undefined;
}

const MONTHS = 12;

/** Cumulative undiscounted net cash flow by month. Each year's flow is spread evenly. */
export function cumulativeByMonth([start = 0, ...years]: readonly number[]): readonly number[] {
  const cumulative = [start];
  let total = start;
  for (const amount of years) {
    // Multiply instead of summing twelfths, so that exactly 0 is hit in the right month.
    for (let month = 1; month <= MONTHS; month++) cumulative.push(total + (amount * month) / MONTHS);
    total += amount;
  }
  return cumulative;
}

/**
 * Month from which the cumulative flow is never negative again; undefined if it is negative at the end. Rounding noise
 * counts as 0.
 */
export function paybackMonth(cashFlow: readonly number[]): number | undefined {
  const cumulative = cumulativeByMonth(cashFlow);
  const noise = NOISE * sum(cashFlow.map(Math.abs));
  const month = cumulative.findLastIndex((amount) => amount < -noise) + 1;
  return month === cumulative.length ? undefined : month;
}

const QUARTER = 0.25;

export const costOfWaitingAQuarter = (presentValue: number, rate: number): number =>
  presentValue * (1 - (1 + rate) ** -QUARTER);

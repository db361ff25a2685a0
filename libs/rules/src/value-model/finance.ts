/** Net present value: year-end flows discounted at `rate`, the start undiscounted. */
export const netPresentValue = (cashFlow: readonly number[], rate: number): number =>
  cashFlow.reduce((sum, amount, year) => sum + amount / (1 + rate) ** year, 0);

/** Rates from −99 % to 100 million % at which the net present value is zero. */
export type InternalRate =
  | { readonly kind: 'one'; readonly rate: number }
  | { readonly kind: 'none' }
  | { readonly kind: 'several'; readonly rates: readonly number[] };

const LOWEST_RATE = -0.99;
const HIGHEST_RATE = 1e6;

export function internalRateOfReturn(cashFlow: readonly number[]): InternalRate {
  const factors = rootsOf(cashFlow, 1 / (1 + HIGHEST_RATE), 1 / (1 + LOWEST_RATE));
  const rates = factors.map((factor) => 1 / factor - 1).sort((one, other) => one - other);
  const [rate] = rates;
  if (rate === undefined) return { kind: 'none' };
  return rates.length === 1 ? { kind: 'one', rate } : { kind: 'several', rates };
}

/** Real roots of a polynomial within an interval. Between two turning points there is at most one. */
function rootsOf(coefficients: readonly number[], from: number, to: number): readonly number[] {
  const degree = coefficients.findLastIndex((coefficient) => coefficient !== 0);
  if (degree < 1) return [];
  const valueAt = (x: number) => coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0);
  const slope = coefficients.slice(1, degree + 1).map((coefficient, index) => coefficient * (index + 1));
  const places = [from, ...rootsOf(slope, from, to), to];
  return places.slice(1).flatMap((right, index) => {
    const left = places[index] ?? from;
    if (valueAt(right) === 0) return [right];
    return valueAt(left) * valueAt(right) < 0 ? [crossing(valueAt, left, right)] : [];
  });
}

const HALVINGS = 200;

function crossing(valueAt: (x: number) => number, from: number, to: number): number {
  let [left, right] = [from, to];
  const isRising = valueAt(right) > 0;
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (left + right) / 2;
    if (valueAt(middle) > 0 === isRising) right = middle;
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

export function paybackMonth(cashFlow: readonly number[]): number | undefined {
  const month = cumulativeByMonth(cashFlow).findIndex((amount) => amount >= 0);
  return month === -1 ? undefined : month;
}

const QUARTER = 0.25;

export const costOfWaitingAQuarter = (presentValue: number, rate: number): number =>
  presentValue * (1 - (1 + rate) ** -QUARTER);

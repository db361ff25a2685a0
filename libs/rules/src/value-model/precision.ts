import { valueAt } from './arithmetic';
import type { CompiledModel } from './compile-model';
import { Computation } from './computation';
import type { Assumption } from './model';
import { inputsOf, resultsOf } from './results';

/**
 * Dollars to which results are rounded: the power of ten that is at least what the digits not given in the estimates
 * could move the net present value by. Independent errors add up as the root of their squares. The largest cost of
 * ownership keeps two digits, or its change could contradict its share.
 */
export function precisionOf(compiled: CompiledModel, solution: string): number {
  const { assumptions, currency, roundTo } = compiled.model;
  const estimates = assumptions.filter(({ low, high }) => low !== undefined || high !== undefined);
  const base = inputsOf(compiled, 'base');
  const columns = estimates.map((assumption, index) => {
    const column = new Float64Array(estimates.length + 1).fill(assumption.base);
    column[index] = assumption.base + halfDigitOf(assumption, currency);
    return [assumption.id, column] as const;
  });
  const values = new Computation(compiled, new Map([...base, ...columns]), estimates.length + 1).netPresentValue(
    solution,
  );
  const atBase = valueAt(values, estimates.length);
  const error = Math.hypot(...estimates.map((_, index) => valueAt(values, index) - atBase));
  const largest = Math.max(...resultsOf(compiled).costs.map(({ total }) => Math.abs(total)));
  const twoDigits = largest >= 10 ? 10 ** (Math.floor(Math.log10(largest)) - 1) : 1;
  return Math.max(roundTo, error > 0 && Number.isFinite(error) ? Math.min(powerOfTen(error), twoDigits) : 0);
}

/** Half a unit of the last digit that was given. Zeros at the end of an amount of money are not given. */
function halfDigitOf({ base, unit }: Assumption, currency: string): number {
  const factor = unit === '%' ? 100 : 1;
  const [, , decimals = '', exponent] = /^(\d+)(?:\.(\d+))?(?:e([-+]\d+))?$/.exec(written(base * factor)) ?? [];
  if (decimals !== '' || exponent !== undefined) return 10 ** (Number(exponent ?? 0) - decimals.length) / factor / 2;
  let step = 1;
  while (unit.startsWith(currency) && base !== 0 && base % (step * 10) === 0) step *= 10;
  return step / factor / 2;
}

/** Without floating-point noise. */
const written = (value: number): string => String(Number(Math.abs(value).toPrecision(12)));

/** The smallest power of ten that is not below `value`. */
function powerOfTen(value: number): number {
  let power = 1;
  while (power < value) power *= 10;
  return power;
}

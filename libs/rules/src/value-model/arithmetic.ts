import type { BinaryOperator, FunctionName } from './expression';

/** One number for all scenarios, or a column with one per scenario. */
export type Value = number | Float64Array;

/** Larger amounts are not exact to the cent. */
const LARGEST = 1e13;

export const isBounded = (value: Value): boolean =>
  typeof value === 'number' ? Math.abs(value) <= LARGEST : value.every((one) => Math.abs(one) <= LARGEST);

/** Bound of the relative error of a few floating-point operations, below Excel's displayed precision. */
const NOISE = 2 ** -51;

/** Rounds half away from zero like Excel's ROUND. 1.005 counts as half, although its binary fraction is less. */
export function roundTo(value: number, step: number): number {
  const steps = Math.abs(value) / step;
  const size = Math.floor(steps + steps * NOISE + 0.5) * step;
  return value < 0 ? 0 - size : size;
}

export function addRounded(sums: Float64Array, amounts: Value, share: number, step: number, sign: 1 | -1): void {
  if (typeof amounts === 'number') {
    const amount = sign * roundTo(amounts * share, step);
    for (let i = 0; i < sums.length; i++) sums[i] = (sums[i] as number) + amount;
  } else {
    for (let i = 0; i < sums.length; i++) {
      sums[i] = (sums[i] as number) + sign * roundTo((amounts[i] as number) * share, step);
    }
  }
}

/** Multiplies small whole exponents out, because Math.pow differs between browsers. */
export function power(base: number, exponent: number): number {
  if (!Number.isInteger(exponent) || Math.abs(exponent) > MAX_MULTIPLIED) return base ** exponent;
  let product = 1;
  for (let count = Math.abs(exponent); count > 0; count--) product *= base;
  return exponent < 0 ? 1 / product : product;
}

const MAX_MULTIPLIED = 10;

const areFinite = (...values: readonly number[]): boolean => values.every(Number.isFinite);

/** Relative distance at which numbers are equal, as in spreadsheets: 0.1 + 0.2 is 0.3. */
const CLOSE = 2 ** -48;

function compare(left: number, right: number): number {
  const difference = left - right;
  return Math.abs(difference) <= Math.max(Math.abs(left), Math.abs(right)) * CLOSE ? 0 : difference;
}

const comparison = (holds: (order: number) => boolean) => (left: number, right: number) =>
  areFinite(left, right) ? Number(holds(compare(left, right))) : NaN;

/** NaN stands for a spreadsheet error and propagates. */
const BINARY_OPERATORS: Readonly<Record<BinaryOperator, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => (right === 0 || !Number.isFinite(right) ? NaN : left / right),
  // 0 ^ 0 is an error in Excel, too.
  '^': (left, right) => (!areFinite(left, right) || (left === 0 && right <= 0) ? NaN : power(left, right)),
  '<': comparison((order) => order < 0),
  '<=': comparison((order) => order <= 0),
  '>': comparison((order) => order > 0),
  '>=': comparison((order) => order >= 0),
  '=': comparison((order) => order === 0),
  '<>': comparison((order) => order !== 0),
};

/** @param out provides the column for results that differ by scenario */
export function binary(operator: BinaryOperator, left: Value, right: Value, out: () => Float64Array): Value {
  if (typeof left === 'number' && typeof right === 'number') return BINARY_OPERATORS[operator](left, right);
  const to = out();
  if (typeof left !== 'number' && typeof right !== 'number' && addOrMultiply(operator, left, right, to)) return to;
  if (operator === '*' && typeof right === 'number' && typeof left !== 'number') return scale(left, right, to);
  if (operator === '*' && typeof left === 'number' && typeof right !== 'number') return scale(right, left, to);
  const compute = BINARY_OPERATORS[operator];
  for (let index = 0; index < to.length; index++) to[index] = compute(valueAt(left, index), valueAt(right, index));
  return to;
}

// Specialized loops for the most frequent operations: a simulation runs ten million of each.
function addOrMultiply(operator: BinaryOperator, left: Float64Array, right: Float64Array, to: Float64Array): boolean {
  const { length } = to;
  if (operator === '+') for (let i = 0; i < length; i++) to[i] = (left[i] as number) + (right[i] as number);
  else if (operator === '-') for (let i = 0; i < length; i++) to[i] = (left[i] as number) - (right[i] as number);
  else if (operator === '*') for (let i = 0; i < length; i++) to[i] = (left[i] as number) * (right[i] as number);
  else return false;
  return true;
}

function scale(values: Float64Array, factor: number, to: Float64Array): Float64Array {
  for (let i = 0; i < to.length; i++) to[i] = (values[i] as number) * factor;
  return to;
}

const FUNCTIONS: Readonly<Record<FunctionName, (...inputs: number[]) => number>> = {
  min: (...inputs) => (areFinite(...inputs) ? Math.min(...inputs) : NaN),
  max: (...inputs) => (areFinite(...inputs) ? Math.max(...inputs) : NaN),
  round: (value = 0, digits = 0) => roundTo(value, 10 ** -digits),
  if: choice,
};

function choice(condition = 0, then = 0, otherwise = 0): number {
  if (Number.isNaN(condition)) return NaN;
  return condition === 0 ? otherwise : then;
}

export function call(name: FunctionName, inputs: readonly Value[], out: () => Float64Array): Value {
  const compute = FUNCTIONS[name];
  if (inputs.every((input) => typeof input === 'number')) return compute(...inputs);
  // A condition shared by all scenarios is decided once.
  const [condition, then = 0, otherwise = 0] = inputs;
  if (name === 'if' && typeof condition === 'number' && areFinite(condition)) return condition === 0 ? otherwise : then;
  const to = out();
  for (let index = 0; index < to.length; index++) to[index] = compute(...inputs.map((input) => valueAt(input, index)));
  return to;
}

export const valueAt = (value: Value, index: number): number =>
  typeof value === 'number' ? value : (value[index] as number);

import type { CompiledModel } from './compile-model';
import { Computation } from './computation';
import type { Assumption } from './model';
import { randomNumbers } from './random-numbers';
import { inputsOf } from './results';

/** The spread of the net present value. */
export interface Simulation {
  readonly draws: number;
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
  /** Share of the draws whose net present value is above 0. */
  readonly chanceOfGain: number;
}

const DRAWS = 10_000;
/** So many draws at once stay in the processor's cache. */
const BLOCK = 500;

/**
 * Draws every estimated assumption from a triangle over (low, base, high), independently.
 * The same seed yields the same result everywhere.
 */
export function simulate(compiled: CompiledModel, solution: string, seed: number, draws = DRAWS): Simulation {
  const next = randomNumbers(seed);
  const base = inputsOf(compiled, 'base');
  const estimated = compiled.model.assumptions.filter(({ low, high }) => low !== undefined || high !== undefined);
  const values = new Float64Array(draws);
  for (let from = 0; from < draws; from += BLOCK) {
    const count = Math.min(BLOCK, draws - from);
    const drawn = estimated.map((assumption) => [assumption.id, drawFrom(assumption, count, next)] as const);
    values.set(new Computation(compiled, new Map([...base, ...drawn]), count).netPresentValue(solution), from);
  }
  values.sort();
  const percentile = (share: number) => values[Math.ceil(share * draws) - 1] ?? 0;
  return {
    draws,
    p10: percentile(0.1),
    p50: percentile(0.5),
    p90: percentile(0.9),
    chanceOfGain: values.reduce((count, value) => count + Number(value > 0), 0) / draws,
  };
}

function drawFrom({ base, low = base, high = base }: Assumption, count: number, next: () => number): Float64Array {
  const [least, most] = [Math.min(low, high), Math.max(low, high)];
  const column = new Float64Array(count).fill(base);
  if (most === least) return column;
  const rise = (base - least) / (most - least);
  for (let index = 0; index < count; index++) {
    const share = next();
    column[index] =
      share < rise
        ? least + Math.sqrt(share * (most - least) * (base - least))
        : most - Math.sqrt((1 - share) * (most - least) * (most - base));
  }
  return column;
}

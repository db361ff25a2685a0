import type { CompiledModel } from './compile-model';
import { Computation } from './computation';
import type { Assumption } from './model';
import { RandomNumbers } from './random-numbers';
import { inputsOf } from './results';

export interface Simulation {
  readonly draws: number;
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
  /** Share of draws with a net present value above 0. */
  readonly chanceOfGain: number;
}

const DRAWS = 10_000;
/** Draws per batch, which fit into the processor's cache. */
const BLOCK = 500;

/** 10,000 independent draws per estimated assumption, triangular over (low, base, high). Deterministic for a seed. */
export function simulate(compiled: CompiledModel, solution: string, seed: number): Simulation {
  const random = new RandomNumbers(seed);
  const columns = compiled.model.assumptions
    .filter(isEstimated)
    .map((assumption) => ({ assumption, column: new Float64Array(BLOCK).fill(assumption.base) }));
  const drawn = columns.map(({ assumption, column }) => [assumption.id, column] as const);
  const computation = new Computation(compiled, new Map([...inputsOf(compiled, 'base'), ...drawn]), BLOCK);
  const values = new Float64Array(DRAWS);
  for (let from = 0; from < DRAWS; from += BLOCK) {
    for (const { assumption, column } of columns) draw(assumption, column, random);
    computation.inputsChanged();
    values.set(computation.netPresentValue(solution), from);
  }
  values.sort();
  const percentile = (share: number) => values[Math.ceil(share * DRAWS) - 1] ?? 0;
  return {
    draws: DRAWS,
    p10: percentile(0.1),
    p50: percentile(0.5),
    p90: percentile(0.9),
    chanceOfGain: values.reduce((count, value) => count + Number(value > 0), 0) / DRAWS,
  };
}

const isEstimated = ({ base, low = base, high = base }: Assumption): boolean => low !== high;

/** A base beyond its range counts as the nearest end. */
function draw({ base, low = base, high = base }: Assumption, column: Float64Array, random: RandomNumbers): void {
  const [least, most] = [Math.min(low, high), Math.max(low, high)];
  const range = most - least;
  const mode = Math.min(Math.max(base, least), most);
  const [below, above] = [mode - least, most - mode];
  const rise = below / range;
  random.fill(column);
  for (let index = 0; index < column.length; index++) {
    const share = column[index] as number;
    column[index] =
      share < rise ? least + Math.sqrt(share * range * below) : most - Math.sqrt((1 - share) * range * above);
  }
}

import type { CompiledModel } from './compile-model';
import { valueAt } from './arithmetic';
import { Computation, type Inputs } from './computation';
import type { Assumption } from './model';
import { inputsOf } from './results';

export interface Sensitivity {
  readonly assumption: Assumption;
  /** Changes of the net present value. */
  readonly atLow: number;
  readonly atHigh: number;
  readonly swing: number;
}

/** Moves each estimated assumption alone. Sorted by swing, widest first ("tornado"). */
export function sensitivities(compiled: CompiledModel, solution: string): readonly Sensitivity[] {
  const base = inputsOf(compiled, 'base');
  const estimated = compiled.model.assumptions.filter(({ low, high }) => low !== undefined || high !== undefined);
  const inputs: Inputs = new Map([
    ...base,
    ...estimated.map(({ id, base: middle, low = middle, high = middle }, index) => {
      const column = new Float64Array(estimated.length * 2).fill(middle);
      column[index * 2] = low;
      column[index * 2 + 1] = high;
      return [id, column] as const;
    }),
  ]);
  const atBase = valueAt(new Computation(compiled, base, 1).netPresentValue(solution), 0);
  const moved = new Computation(compiled, inputs, estimated.length * 2).netPresentValue(solution);
  const changeAt = (index: number) => valueAt(moved, index) - atBase;
  return estimated
    .map((assumption, index) => {
      const [atLow, atHigh] = [changeAt(index * 2), changeAt(index * 2 + 1)];
      return { assumption, atLow, atHigh, swing: Math.abs(atHigh - atLow) };
    })
    .sort((one, other) => other.swing - one.swing);
}

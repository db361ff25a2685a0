import { brings, Computation } from './computation';
import type { CompiledModel } from './compile-model';
import { inputsOf } from './results';

/** What each expression of a model comes to, by year from the start, in its base scenario; in the order of the model. */
export interface ModelAmounts {
  readonly calculations: readonly (readonly number[])[];
  /** Rounded. */
  readonly costLines: readonly (readonly number[])[];
  readonly benefits: readonly (readonly number[])[];
}

export function amountsOf(compiled: CompiledModel): ModelAmounts {
  const computation = new Computation(compiled, inputsOf(compiled, 'base'), 1);
  return {
    calculations: compiled.calculations.map((calculation) => computation.values(calculation)),
    costLines: compiled.costLines.map((line) => computation.cost(line)),
    benefits: compiled.benefits.map((driver) => computation.benefit(driver)),
  };
}

/** Places in `benefits` of what a solution brings. */
export const benefitsOf = ({ benefits }: CompiledModel, solution: string): readonly number[] =>
  benefits.flatMap((driver, index) => (brings(driver, solution) ? [index] : []));

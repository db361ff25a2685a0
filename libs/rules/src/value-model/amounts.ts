import { brings, Computation } from './computation';
import type { CompiledModel } from './compile-model';
import { inputsOf } from './results';

/** Values by year from the start, in the base scenario and in model order. Cost lines are rounded. */
export interface ModelAmounts {
  readonly calculations: readonly (readonly number[])[];
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

/** Indexes into `benefits` of a solution's benefits. */
export const benefitsOf = ({ benefits }: CompiledModel, solution: string): readonly number[] =>
  benefits.flatMap((driver, index) => (brings(driver, solution) ? [index] : []));

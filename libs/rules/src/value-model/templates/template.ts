import type { Assumption, BenefitDriver, Calculation, CostLine, ModelSolution } from '../model';
import type { Prefill } from './prefill';

export interface TemplateAssumption extends Omit<Assumption, 'source' | 'asOf' | 'owner' | 'reference'> {
  readonly question: string;
  /** Where the files of the seller may say it. */
  readonly prefill?: Prefill;
}

/** A model to start from, for one kind of pursuit. What was started from it stays as it is when it changes. */
export interface ModelTemplate {
  readonly id: string;
  /** Raised with every change. */
  readonly version: number;
  readonly name: string;
  readonly about: string;
  readonly horizonYears: number;
  readonly roundTo: number;
  /** Id of the assumption. */
  readonly discountRate: string;
  readonly solutions: readonly ModelSolution[];
  /** Id of the solution that the case is made for. */
  readonly proposal: string;
  readonly assumptions: readonly TemplateAssumption[];
  readonly calculations: readonly Calculation[];
  readonly costLines: readonly CostLine[];
  readonly benefits: readonly BenefitDriver[];
}

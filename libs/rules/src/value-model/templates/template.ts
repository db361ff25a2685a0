import type { Assumption, BenefitDriver, Calculation, CostLine, ModelSolution } from '../model';
import type { Prefill } from './prefill';

export interface TemplateAssumption extends Omit<Assumption, 'source' | 'asOf' | 'owner' | 'reference'> {
  readonly question: string;
  readonly prefill?: Prefill;
}

/** A starting point for one kind of pursuit. Changes do not affect models that were started earlier. */
export interface ModelTemplate {
  readonly id: string;
  /** Increased with every change. */
  readonly version: number;
  readonly name: string;
  readonly about: string;
  readonly horizonYears: number;
  readonly roundTo: number;
  readonly discountRate: string;
  readonly solutions: readonly ModelSolution[];
  readonly proposal: string;
  readonly assumptions: readonly TemplateAssumption[];
  readonly calculations: readonly Calculation[];
  readonly costLines: readonly CostLine[];
  readonly benefits: readonly BenefitDriver[];
}

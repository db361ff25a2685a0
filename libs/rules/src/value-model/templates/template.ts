import type { Assumption, BenefitDriver, Calculation, CostLine } from '../model';
import type { Prefill } from './prefill';

export interface TemplateAssumption extends Omit<Assumption, 'source' | 'asOf' | 'owner' | 'reference'> {
  readonly question: string;
  readonly prefill?: Prefill;
  /** Ids of assumptions that the default is proportional to. */
  readonly scalesWith?: readonly string[];
}

/** A kind of solution that a solution of a case can be costed like. */
export interface TemplateSolution {
  readonly id: string;
  readonly name: string;
  /** Exactly one is today's and one the proposed one. */
  readonly role: 'today' | 'proposed' | 'other';
  /** Reasons of solutions like it, see `ModelSolution`. */
  readonly noTransition?: string;
  readonly noParallel?: string;
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
  readonly solutions: readonly TemplateSolution[];
  readonly assumptions: readonly TemplateAssumption[];
  readonly calculations: readonly Calculation[];
  readonly costLines: readonly CostLine[];
  readonly benefits: readonly BenefitDriver[];
}

export function templateSolutionOf(template: ModelTemplate, role: 'today' | 'proposed'): TemplateSolution {
  const found = template.solutions.find((solution) => solution.role === role);
  if (!found) throw new RangeError(`Template ${template.id} has no ${role} solution.`);
  return found;
}

import {
  type BreakEven,
  breakEvens,
  type CaseOption,
  type CompiledModel,
  compileModel,
  type ModelFault,
  type ModelResults,
  optionsOf,
  type ProposalResult,
  resultsOf,
  type Scenario,
  summaryOf,
  type ValueModelContent,
  type ValueSummary,
  withoutSoftBenefits,
} from '@casewright/rules';

/** Computed figures for one solution and scenario. */
export interface ModelFigures {
  readonly compiled: CompiledModel;
  readonly scenario: Scenario;
  /** Id of the solution. */
  readonly solution: string;
  readonly summary: ValueSummary;
  readonly results: ModelResults;
  readonly proposal: ProposalResult;
  readonly withoutSoft: ProposalResult;
  readonly breakEvens: readonly BreakEven[];
  readonly options: readonly CaseOption[];
}

export interface Computed {
  readonly faults: readonly ModelFault[];
  /** Absent if the model has faults. */
  readonly figures?: ModelFigures;
}

/** @param wanted id of a solution; falls back to the proposal */
export function figuresOf({ model, proposal }: ValueModelContent, scenario: Scenario, wanted = proposal): Computed {
  const { compiled, faults } = compileModel(model);
  if (!compiled) return { faults };
  const results = resultsOf(compiled, scenario);
  const found =
    results.proposals.find(({ solution }) => solution === wanted) ??
    results.proposals.find(({ solution }) => solution === proposal);
  if (!found) return { faults: [{ place: 'proposal', message: 'Choose a solution that isn’t today’s.' }] };
  const { solution } = found;
  const hard = resultsOf(withoutSoftBenefits(compiled), scenario).proposals;
  return {
    faults: [],
    figures: {
      ...{ compiled, scenario, solution, results, proposal: found },
      summary: summaryOf(compiled, solution),
      breakEvens: breakEvens(compiled, solution),
      options: optionsOf(compiled),
      withoutSoft: hard.find((one) => one.solution === solution) ?? found,
    },
  };
}

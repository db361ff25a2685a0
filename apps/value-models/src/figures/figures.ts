import {
  type CompiledModel,
  compileModel,
  type ModelFault,
  type ModelResults,
  type ProposalResult,
  resultsOf,
  type Scenario,
  summaryOf,
  type ValueModelContent,
  type ValueSummary,
} from '@casewright/rules';

/** All that a page says of a model that can be computed, for one solution in one scenario. */
export interface ModelFigures {
  readonly compiled: CompiledModel;
  readonly scenario: Scenario;
  /** Id of the solution. */
  readonly solution: string;
  readonly summary: ValueSummary;
  readonly results: ModelResults;
  readonly proposal: ProposalResult;
  readonly withoutBenefits: ProposalResult;
}

export interface Computed {
  readonly faults: readonly ModelFault[];
  /** Absent while there are faults. */
  readonly figures?: ModelFigures;
}

/** @param wanted id of a solution; where there is none, that of the proposal */
export function figuresOf({ model, proposal }: ValueModelContent, scenario: Scenario, wanted = proposal): Computed {
  const { compiled, faults } = compileModel(model);
  if (!compiled) return { faults };
  const results = resultsOf(compiled, scenario);
  const found =
    results.proposals.find(({ solution }) => solution === wanted) ??
    results.proposals.find(({ solution }) => solution === proposal);
  if (!found) return { faults: [{ place: 'proposal', message: 'Choose a solution that isn’t today’s.' }] };
  const { solution } = found;
  const costsAlone = resultsOf({ ...compiled, benefits: [] }, scenario).proposals;
  return {
    faults: [],
    figures: {
      ...{ compiled, scenario, solution, results, proposal: found },
      summary: summaryOf(compiled, solution),
      withoutBenefits: costsAlone.find((one) => one.solution === solution) ?? found,
    },
  };
}

import type { CompiledModel } from './compile-model';
import { brings, Computation, type Inputs } from './computation';
import { valueAt } from './arithmetic';
import {
  costOfWaitingAQuarter,
  cumulativeByMonth,
  internalRateOfReturn,
  type InternalRate,
  netPresentValue,
  paybackMonth,
  returnOnInvestment,
} from './finance';
import type { Scenario } from './model';

/** Amounts by year; 0 is the start. */
export interface Row {
  readonly label: string;
  readonly byYear: readonly number[];
}

/** Totals are sums of rounded lines. */
export interface OwnershipCost {
  readonly solution: string;
  readonly categories: readonly Row[];
  readonly byYear: readonly number[];
  readonly total: number;
}

export interface ProposalResult {
  readonly solution: string;
  readonly benefits: readonly Row[];
  readonly netCashFlow: readonly number[];
  readonly cumulativeByMonth: readonly number[];
  readonly netPresentValue: number;
  readonly internalRate: InternalRate;
  readonly returnOnInvestment: number | undefined;
  readonly paybackMonth: number | undefined;
  readonly costOfWaitingAQuarter: number;
  /** Saving in cost of ownership compared with today's, as an amount and a share. No share if today costs nothing. */
  readonly saving: number;
  readonly savingShare: number | undefined;
}

export interface ModelResults {
  readonly costs: readonly OwnershipCost[];
  readonly proposals: readonly ProposalResult[];
}

/** Assumption values of a scenario. Low is worse for the proposal, high is better. */
export const inputsOf = ({ model }: CompiledModel, scenario: Scenario): Inputs =>
  new Map(model.assumptions.map((assumption) => [assumption.id, assumption[scenario] ?? assumption.base]));

export function resultsOf(compiled: CompiledModel, scenario: Scenario | Inputs = 'base'): ModelResults {
  const { model } = compiled;
  const inputs = typeof scenario === 'string' ? inputsOf(compiled, scenario) : scenario;
  const computation = new Computation(compiled, inputs, 1);
  const costs = model.solutions.map(({ id }) => ownershipCost(compiled, computation, id));
  const today = model.solutions.find(({ role }) => role === 'today')?.id;
  const totalToday = costs.find(({ solution }) => solution === today)?.total ?? 0;
  const rate = valueAt(inputs.get(model.discountRate) ?? 0, 0);

  const proposals = costs
    .filter(({ solution }) => solution !== today)
    .map(({ solution, total }): ProposalResult => {
      const netCashFlow = computation.netCashFlow(solution);
      const presentValue = netPresentValue(netCashFlow, rate);
      return {
        solution,
        benefits: compiled.benefits
          .filter((driver) => brings(driver, solution))
          .map((driver) => ({ label: driver.label, byYear: computation.benefit(driver) })),
        netCashFlow,
        cumulativeByMonth: cumulativeByMonth(netCashFlow),
        netPresentValue: presentValue,
        internalRate: internalRateOfReturn(netCashFlow),
        returnOnInvestment: returnOnInvestment(netCashFlow),
        paybackMonth: paybackMonth(netCashFlow),
        costOfWaitingAQuarter: costOfWaitingAQuarter(presentValue, rate),
        saving: totalToday - total,
        savingShare: totalToday === 0 ? undefined : (totalToday - total) / totalToday,
      };
    });
  return { costs, proposals };
}

export function costsByLine(compiled: CompiledModel, scenario: Scenario): ReadonlyMap<string, readonly number[]> {
  const computation = new Computation(compiled, inputsOf(compiled, scenario), 1);
  return new Map(compiled.costLines.map((line) => [line.id, computation.cost(line)]));
}

function ownershipCost(compiled: CompiledModel, computation: Computation, solution: string): OwnershipCost {
  const lines = compiled.costLines
    .filter((line) => line.solution === solution)
    .map((line) => ({ category: line.category, byYear: computation.cost(line) }));
  const categories = [...new Set(compiled.costLines.map(({ category }) => category))].map((label) => ({
    label,
    byYear: addUp(
      compiled,
      lines.filter(({ category }) => category === label),
    ),
  }));
  const byYear = addUp(compiled, lines);
  return { solution, categories, byYear, total: byYear.reduce((sum, amount) => sum + amount, 0) };
}

const addUp = ({ model }: CompiledModel, rows: readonly { readonly byYear: readonly number[] }[]): readonly number[] =>
  Array.from({ length: model.horizonYears + 1 }, (_, year) =>
    rows.reduce((sum, { byYear }) => sum + (byYear[year] ?? 0), 0),
  );

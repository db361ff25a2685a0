import type { CompiledModel } from './compile-model';
import type { InternalRate } from './finance';
import type { Assumption, Scenario } from './model';
import { precisionOf } from './precision';
import { type ModelResults, type ProposalResult, resultsOf } from './results';
import { sensitivities } from './sensitivity';

export interface SolutionSummary {
  readonly id: string;
  readonly name: string;
  readonly total: number;
  readonly categories: readonly { readonly label: string; readonly amount: number }[];
}

export interface Swing extends Pick<Assumption, 'id' | 'label' | 'unit'> {
  readonly low: number;
  readonly base: number;
  readonly high: number;
  /** Changes of the net present value. */
  readonly deltaLow: number;
  readonly deltaHigh: number;
}

export interface ValueSummary {
  readonly proposal: string;
  readonly today: string;
  readonly discountRate: number;
  /** Dollars to which results are rounded when they are shown. */
  readonly precision: number;
  readonly netPresentValue: Readonly<Record<Scenario, number>>;
  /** Undefined for scenarios that do not pay back within the horizon. */
  readonly paybackMonth: Readonly<Partial<Record<Scenario, number>>>;
  /** Cumulative net cash flow at the start and at the end of each year. */
  readonly cumulative: Readonly<Record<Scenario, readonly number[]>>;
  readonly internalRate: InternalRate;
  readonly returnOnInvestment?: number;
  readonly saving: number;
  readonly savingShare?: number;
  readonly solutions: readonly SolutionSummary[];
  readonly swings: readonly Swing[];
}

/** Replaces base values of assumptions. Low and high values stay. */
export function withBases(compiled: CompiledModel, bases: Readonly<Record<string, number>>): CompiledModel {
  const assumptions = compiled.model.assumptions.map((assumption) => ({
    ...assumption,
    base: bases[assumption.id] ?? assumption.base,
  }));
  return { ...compiled, model: { ...compiled.model, assumptions } };
}

export function summaryOf(compiled: CompiledModel, solution: string): ValueSummary {
  const { model } = compiled;
  const nameOf = (id: string | undefined) => model.solutions.find((one) => one.id === id)?.name ?? '';
  const results = resultsOf(compiled, 'base');
  const scenarios: Readonly<Record<Scenario, ProposalResult>> = {
    low: proposalIn(resultsOf(compiled, 'low'), solution),
    base: proposalIn(results, solution),
    high: proposalIn(resultsOf(compiled, 'high'), solution),
  };
  const inEach = <Value>(read: (proposal: ProposalResult) => Value): Readonly<Record<Scenario, Value>> => ({
    low: read(scenarios.low),
    base: read(scenarios.base),
    high: read(scenarios.high),
  });
  const { internalRate, returnOnInvestment, saving, savingShare } = scenarios.base;

  return {
    proposal: nameOf(solution),
    today: nameOf(model.solutions.find(({ role }) => role === 'today')?.id),
    discountRate: model.assumptions.find(({ id }) => id === model.discountRate)?.base ?? 0,
    precision: precisionOf(compiled, solution),
    netPresentValue: inEach(({ netPresentValue }) => netPresentValue),
    paybackMonth: withoutGaps(inEach(({ paybackMonth }) => paybackMonth)),
    cumulative: inEach(({ netCashFlow }) => runningTotals(netCashFlow)),
    internalRate,
    ...(returnOnInvestment !== undefined && { returnOnInvestment }),
    saving,
    ...(savingShare !== undefined && { savingShare }),
    solutions: results.costs.map((cost) => ({
      id: cost.solution,
      name: nameOf(cost.solution),
      total: cost.total,
      categories: cost.categories.map(({ label, byYear }) => ({ label, amount: sum(byYear) })),
    })),
    swings: sensitivities(compiled, solution).map(({ assumption, atLow, atHigh }) => {
      const { id, label, unit, base, low = base, high = base } = assumption;
      return { id, label, unit, low, base, high, deltaLow: atLow, deltaHigh: atHigh };
    }),
  };
}

function proposalIn({ proposals }: ModelResults, solution: string): ProposalResult {
  const found = proposals.find((proposal) => proposal.solution === solution);
  if (!found) throw new RangeError(`The model has no proposal ${solution}.`);
  return found;
}

const withoutGaps = <Value extends object>(value: Value) =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined));

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

const runningTotals = (amounts: readonly number[]): readonly number[] =>
  amounts.map((_, index) => sum(amounts.slice(0, index + 1)));

import type { CompiledModel } from './compile-model';
import type { BenefitDriver, ModelSolution, Scenario } from './model';
import { resultsOf } from './results';

/** A choice that the reader has. Doing nothing, which keeps today's solution, is always one. */
export interface CaseOption {
  readonly solution: ModelSolution;
  /** Cost at the start. */
  readonly outlay: number;
  readonly total: number;
  /** Compared with doing nothing, so 0 for it. */
  readonly netPresentValue: Readonly<Record<Scenario, number>>;
  readonly withoutSoft: { readonly netPresentValue: number; readonly paybackMonth?: number };
  /** Undefined for doing nothing, and for what doesn't pay back within the horizon. */
  readonly paybackMonth?: number;
}

/** Only hard savings reach the accounts; productivity, revenue, and avoided risk are soft. */
export const isSoft = ({ benefitClass }: Pick<BenefitDriver, 'benefitClass'>): boolean =>
  benefitClass !== 'hard-saving';

export const withoutSoftBenefits = (compiled: CompiledModel): CompiledModel => ({
  ...compiled,
  benefits: compiled.benefits.filter((driver) => !isSoft(driver)),
});

/** Doing nothing first, then the solutions in the model's order. */
export function optionsOf(compiled: CompiledModel): readonly CaseOption[] {
  const scenarios = { low: resultsOf(compiled, 'low'), base: resultsOf(compiled), high: resultsOf(compiled, 'high') };
  const hard = resultsOf(withoutSoftBenefits(compiled));
  const rank = ({ role }: ModelSolution) => (role === 'today' ? 0 : 1);
  return compiled.model.solutions
    .toSorted((one, other) => rank(one) - rank(other))
    .map((solution): CaseOption => {
      const { byYear = [], total = 0 } = scenarios.base.costs.find((cost) => cost.solution === solution.id) ?? {};
      const resultIn = ({ proposals }: typeof hard) => proposals.find((one) => one.solution === solution.id);
      const valueIn = (scenario: Scenario) => resultIn(scenarios[scenario])?.netPresentValue ?? 0;
      const month = resultIn(scenarios.base)?.paybackMonth;
      const { netPresentValue = 0, paybackMonth } = resultIn(hard) ?? {};
      return {
        ...{ solution, outlay: byYear[0] ?? 0, total },
        netPresentValue: { low: valueIn('low'), base: valueIn('base'), high: valueIn('high') },
        withoutSoft: { netPresentValue, ...(paybackMonth !== undefined && { paybackMonth }) },
        ...(month !== undefined && { paybackMonth: month }),
      };
    });
}

/** "Do nothing: keep Incumbent VMs", or the solution's name. */
export const optionName = ({ role, name }: ModelSolution): string =>
  role === 'today' ? `Do nothing: keep ${name}` : name;

import {
  ACV_TIERS,
  COMPUTE_MODEL_LABELS,
  COMPUTE_MODELS,
  ENVIRONMENT_LABELS,
  ENVIRONMENTS,
  MAX_SOLUTIONS,
  SLA_DAYS,
  supportFor,
  type CaseSelections,
  type RateCard,
} from '@casewright/rules';
import { counted } from './explanations';

export type LineName = 'base' | 'analysis' | 'sla' | 'acv' | 'support';

export interface LineRule {
  readonly rule: string;
  /** Arguments of the rule. */
  readonly inputs: readonly string[];
  /** All rates; the applied ones are marked. */
  readonly table: {
    readonly title: string;
    readonly rows: readonly { readonly name: string; readonly credits: number; readonly isApplied: boolean }[];
  };
}

const MIN_COMPARATORS = 2;
const comparatorCounts = Array.from({ length: 2 * MAX_SOLUTIONS - 1 }, (_, index) => MIN_COMPARATORS + index);

export function ruleOf(line: LineName, selections: CaseSelections, rates: RateCard): LineRule {
  const { proposed, competitive, slaDays, acvTier, presentationSupport } = selections;
  const comparators = proposed.length + competitive.length;
  switch (line) {
    case 'base':
      return {
        rule: `Each proposed or competitive solution costs ${rates.perSolution} credits. You can add up to ${MAX_SOLUTIONS} of each.`,
        inputs: [counted(proposed.length, 'proposed solution'), counted(competitive.length, 'competitive solution')],
        table: {
          title: 'Credits by number of solutions',
          rows: comparatorCounts.map((count) => ({
            name: counted(count, 'solution'),
            credits: count * rates.perSolution,
            isApplied: count === comparators,
          })),
        },
      };
    case 'analysis': {
      const solutions = [...proposed, ...competitive];
      const rows = [
        ...ENVIRONMENTS.map((option) => ({
          name: ENVIRONMENT_LABELS[option],
          credits: rates.perEnvironment,
          isApplied: solutions.some(({ environments }) => environments.includes(option)),
        })),
        ...COMPUTE_MODELS.map((option) => ({
          name: COMPUTE_MODEL_LABELS[option],
          credits: rates.perComputeModel,
          isApplied: solutions.some(({ computeModels }) => computeModels.includes(option)),
        })),
      ];
      const applied = rows.filter(({ isApplied }) => isApplied).map(({ name }) => name);
      return {
        rule: `Each environment costs ${rates.perEnvironment} credits and each compute model ${rates.perComputeModel}. Each is charged once, no matter how many solutions use it.`,
        inputs: applied.length > 0 ? applied : ['Nothing selected yet'],
        table: { title: 'Credits by environment and compute model', rows },
      };
    }
    case 'sla':
      return {
        rule: 'Faster turnaround costs more. If you don’t choose one, this line is free.',
        inputs: [slaDays ? counted(slaDays, 'day') : 'Not specified'],
        table: {
          title: 'Credits by turnaround',
          rows: SLA_DAYS.map((days) => ({
            name: counted(days, 'day'),
            credits: rates.sla[days],
            isApplied: days === slaDays,
          })),
        },
      };
    case 'acv':
      return {
        rule: 'The price depends on the annual contract value (ACV). If you don’t choose a tier, this line is free.',
        inputs: [acvTier ?? 'Not specified'],
        table: {
          title: 'Credits by ACV tier',
          rows: ACV_TIERS.map((tier) => ({ name: tier, credits: rates.acv[tier], isApplied: tier === acvTier })),
        },
      };
    case 'support':
      return {
        rule: 'The price depends on the number of comparators: proposed plus competitive solutions. It covers up to 90 minutes in a single presentation event.',
        inputs: [presentationSupport ? counted(comparators, 'comparator') : 'Not added'],
        table: {
          title: 'Credits by number of comparators',
          rows: comparatorCounts.map((count) => ({
            name: counted(count, 'comparator'),
            credits: supportFor(count, rates),
            isApplied: presentationSupport && count === comparators,
          })),
        },
      };
  }
}

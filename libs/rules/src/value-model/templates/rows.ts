import { type Assumption, type Confidence, type CostLine, FIXED_GROUP } from '../model';
import type { Prefill } from './prefill';
import type { TemplateAssumption } from './template';

type Values = readonly [base: number] | readonly [base: number, low: number, high: number];

interface Extra extends Pick<Assumption, 'sellerMayChange'> {
  readonly confidence?: Confidence;
  readonly prefill?: Prefill;
  readonly scalesWith?: readonly string[];
}

/** Low is worse for the proposal, high is better. */
type Row = (
  id: string,
  label: string,
  unit: string,
  values: Values,
  question: string,
  extra?: Extra,
) => TemplateAssumption;

const rowOf =
  (group: string): Row =>
  (id, label, unit, [base, low, high], question, { confidence = 'low', ...extra } = {}) => ({
    ...{ id, group, label, unit, base, question, confidence },
    ...(low !== undefined && { low }),
    ...(high !== undefined && { high }),
    ...extra,
  });

export const today = rowOf('Today');
export const proposed = rowOf('Proposed');
export const finance = rowOf('Finance');
export const fixed = rowOf(FIXED_GROUP);

/** The default is proportional to these assumptions. */
export const by = (...scalesWith: readonly string[]): Pick<Extra, 'scalesWith'> => ({ scalesWith });

export const MAY_CHANGE = { sellerMayChange: true } as const;

/** Discount rate of every template, prefilled with the seller's answer. */
export const DISCOUNT_RATE = finance(
  'rate',
  'Discount rate',
  '%',
  [0.09, 0.11, 0.08],
  'Which rate does your finance team use to compare investments?',
  { prefill: { from: 'rate', column: 'ratePercent', factor: 0.01 } },
);

export const ONCE = { firstYear: 0, lastYear: 0 } as const;
export const MOVE = { ...ONCE, purpose: 'transition' } as const;
export const PARALLEL = { firstYear: 1, lastYear: 1, purpose: 'parallel' } as const;

/** Covers every year after the start and is labeled like its category by default. */
export const line = (
  id: string,
  solution: string,
  category: string,
  expression: string,
  given: Partial<Pick<CostLine, 'label' | 'firstYear' | 'lastYear' | 'purpose'>> = {},
): CostLine => ({ ...{ id, solution, category, label: category, expression }, ...given });

export const rentOf = (racks: string): string => `${racks} * rackPrice * 12[months/year]`;
export const powerOf = (hosts: string, power: string): string =>
  `${hosts} * ${power} * 8760[hours/year] * pue * powerPrice`;
/** Today's costs while old and new run in parallel. */
export const parallelOf = (calculation: string): string => `${calculation} * parallel / 12[months/year]`;

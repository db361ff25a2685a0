import { percentOf, type CasePrice, type CaseSelections, type RateCard } from '@casewright/rules';
import { explanationsOf } from './explanations';
import type { LineName } from './line-rules';

export type Amounts = Omit<CasePrice, 'rateCard'>;

export interface StatementLine {
  readonly name: LineName;
  readonly label: string;
  readonly explanation: string;
  readonly credits: number;
  /** Share of the case without support: '26.8'. */
  readonly percent: string;
}

export function statementLines(
  selections: CaseSelections,
  price: Amounts,
  rates: RateCard | undefined,
): StatementLine[] {
  const because = explanationsOf(selections, rates);
  const line = (name: LineName, label: string, credits: number) => ({
    name,
    label,
    explanation: because[name],
    credits,
    percent: percentOf(credits, price.caseCredits),
  });
  return [
    line('base', 'Base solutions', price.baseCredits),
    line('analysis', 'Solution analysis', price.analysisCredits),
    line('sla', 'SLA turnaround', price.slaCredits),
    line('acv', 'ACV tier', price.acvCredits),
  ];
}

export const isSamePrice = (one: Amounts, other: Amounts): boolean =>
  AMOUNTS.every((amount) => one[amount] === other[amount]);

const AMOUNTS = [
  'baseCredits',
  'analysisCredits',
  'slaCredits',
  'acvCredits',
  'caseCredits',
  'supportCredits',
  'totalCredits',
] as const satisfies readonly (keyof Amounts)[];

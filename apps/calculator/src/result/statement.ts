import { percentOf, type CasePrice, type CaseSelections, type RateCard } from '@casewright/rules';
import { explanationsOf } from '../wizard/explanations';

/** The amounts of a price, whoever computed it. */
export type Amounts = Omit<CasePrice, 'rateCard'>;

export interface StatementLine {
  readonly label: string;
  readonly explanation: string;
  readonly credits: number;
  /** Of the case without support: '26.8'. */
  readonly percent: string;
}

/** The lines that add up to the case's credits. */
export function statementLines(
  selections: CaseSelections,
  price: Amounts,
  rates: RateCard | undefined,
): StatementLine[] {
  const because = explanationsOf(selections, rates);
  const line = (label: string, explanation: string, credits: number) => ({
    label,
    explanation,
    credits,
    percent: percentOf(credits, price.caseCredits),
  });
  return [
    line('Base solutions', because.base, price.baseCredits),
    line('Solution analysis', because.analysis, price.analysisCredits),
    line('SLA turnaround', because.sla, price.slaCredits),
    line('ACV tier', because.acv, price.acvCredits),
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

import type { CasePrice, CaseSelections } from '@casewright/rules';
import { explanationsOf } from '../wizard/explanations';

/** The amounts of a price, whoever computed it. */
export type Amounts = Omit<CasePrice, 'rateCard'>;

export interface StatementLine {
  readonly label: string;
  readonly explanation: string;
  readonly credits: number;
  /** Of the case, from 0 to 100. */
  readonly percent: number;
}

/** The lines that add up to the case's credits. */
export function statementLines(
  selections: CaseSelections,
  price: Amounts,
  how: { readonly namingRates: boolean },
): StatementLine[] {
  const because = explanationsOf(selections, how);
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

/** To one decimal, in whole tenths so that a half is always rounded up; a case of nothing has no shares. */
export const percentOf = (credits: number, caseCredits: number): number =>
  caseCredits > 0 ? Math.round((credits * 1000) / caseCredits) / 10 : 0;

export const percentText = (percent: number): string => `${percent.toFixed(1)}%`;

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

import type { CasePrice } from './price-case';

/** A row of the statement, above support and total. */
export interface CaseLine {
  readonly of: 'base' | 'analysis' | 'sla' | 'acv';
  readonly credits: number;
  /** Of the case without support, to one decimal: '26.9'. */
  readonly percent: string;
}

/** The lines that make up the credits of a case, in the order in which they are shown. */
export function caseLines(price: CasePrice): readonly CaseLine[] {
  const line = (of: CaseLine['of'], credits: number) => ({
    of,
    credits,
    percent: percentOf(credits, price.caseCredits),
  });
  return [
    line('base', price.baseCredits),
    line('analysis', price.analysisCredits),
    line('sla', price.slaCredits),
    line('acv', price.acvCredits),
  ];
}

/** The share of a line in a case, to one decimal; a case of nothing has shares of nothing. */
export const percentOf = (credits: number, caseCredits: number): string =>
  // Rounded as a whole number of tenths: `toFixed` would round the binary fraction nearby instead.
  (caseCredits === 0 ? 0 : Math.round((credits * 1000) / caseCredits) / 10).toFixed(1);

import {
  type CasePrice,
  type CaseSelections,
  priceCase,
  rateCardAt,
  rateCardOf,
  type RateCardSeries,
} from '@casewright/rules';

export interface PriceChange {
  readonly label: string;
  readonly before: number;
  readonly now: number;
}

const LINES = [
  ['Base solutions', 'baseCredits'],
  ['Solution analysis', 'analysisCredits'],
  ['SLA turnaround', 'slaCredits'],
  ['ACV tier', 'acvCredits'],
  ['Presentation support', 'supportCredits'],
  ['Total case credit cost', 'totalCredits'],
] as const satisfies readonly (readonly [string, keyof CasePrice])[];

export const priceChanges = (then: CasePrice, now: CasePrice): readonly PriceChange[] =>
  LINES.map(([label, line]) => ({ label, before: then[line], now: now[line] })).filter(
    ({ before, now: after }) => before !== after,
  );

export interface NewPrice {
  readonly rateCard: string;
  readonly since: Date;
  readonly creditsBefore: number;
  readonly changes: readonly PriceChange[];
}

/** Price changes by rate cards that took effect after the answers were given. */
export function newPriceOf(
  answers: CaseSelections & { readonly changedAt: number },
  price: CasePrice,
  cards: RateCardSeries,
): NewPrice | undefined {
  const now = rateCardOf(price.rateCard, cards);
  if (!now || answers.changedAt === 0 || now.validFrom.getTime() <= answers.changedAt) return undefined;
  const then = priceCase(answers, rateCardAt(new Date(answers.changedAt), cards));
  const changes = priceChanges(then, price);
  if (changes.length === 0) return undefined;
  return { rateCard: now.version, since: now.validFrom, creditsBefore: then.totalCredits, changes };
}

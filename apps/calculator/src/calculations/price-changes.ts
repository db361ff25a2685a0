import { priceCase, type CasePrice, type RateCard } from '@casewright/rules';
import { priceOfSaved, selectionsOfSaved, type SavedCalculation } from './saved-calculation';

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

/** The lines whose price differs with these rates. */
export function priceChanges(saved: SavedCalculation, rates: RateCard): PriceChange[] {
  const then = priceOfSaved(saved);
  const today = priceCase(selectionsOfSaved(saved), rates);
  return LINES.map(([label, line]) => ({ label, before: then[line], now: today[line] })).filter(
    ({ before, now }) => before !== now,
  );
}

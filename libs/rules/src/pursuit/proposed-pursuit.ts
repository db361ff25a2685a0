import type { CaseSelections } from '../price-case';
import { ACV_TIERS, type AcvTier } from '../rate-card';
import { comparisonText } from '../solution-names';
import { quarterOf } from './days';
import { PURSUIT_LIMITS, type PursuitFacts } from './facts';

/** Upper bound of each tier in US dollars; lower bound of the open-ended one. */
const TIER_DOLLARS: Readonly<Record<AcvTier, number>> = {
  '< $100K': 100_000,
  '$101K - $250K': 250_000,
  '$251K - $500K': 500_000,
  '$501K - $750K': 750_000,
  '$751K - $1.0M': 1_000_000,
  '> $1.0M +': 1_000_001,
};

/** The tier of an annual contract value in US dollars. Bounds are inclusive. */
export const acvTierOf = (dollars: number): AcvTier =>
  ACV_TIERS.find((tier) => dollars <= TIER_DOLLARS[tier]) ?? '> $1.0M +';

type Proposed = Pick<
  PursuitFacts,
  'prospect' | 'opportunity' | 'acvDollars' | 'expectedClose' | 'proposed' | 'competing'
>;

export function proposedPursuit(selections: CaseSelections, today: string): Proposed {
  const names = (solutions: CaseSelections['proposed']) => solutions.flatMap(({ name }) => name.trim() || []);
  const proposed = names(selections.proposed);
  const [first] = proposed;
  return {
    prospect: (first ? `Prospect for ${first}` : 'New prospect').slice(0, PURSUIT_LIMITS.prospect).toWellFormed(),
    opportunity: comparisonText(selections).slice(0, PURSUIT_LIMITS.opportunity).toWellFormed(),
    acvDollars: TIER_DOLLARS[selections.acvTier ?? '< $100K'],
    expectedClose: quarterOf(today, 1).lastDay,
    proposed,
    competing: names(selections.competitive),
  };
}

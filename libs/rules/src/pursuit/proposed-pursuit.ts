import type { CaseSelections } from '../price-case';
import { ACV_TIERS, type AcvTier } from '../rate-card';
import { comparisonText } from '../solution-names';
import { dollarsText } from '../value-model/value-text';
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

/** '$236,000', the tier if only that is known, or '—'. */
export const acvText = (acvDollars: number | null, acvTier: AcvTier | null): string =>
  acvDollars === null ? (acvTier ?? '—') : dollarsText(acvDollars);

/** What the answers say about the pursuit of a case. */
export function proposedPursuit(
  selections: CaseSelections,
): Pick<PursuitFacts, 'opportunity' | 'proposed' | 'competing'> {
  const names = (solutions: CaseSelections['proposed']) => solutions.flatMap(({ name }) => name.trim() || []);
  return {
    opportunity: comparisonText(selections).slice(0, PURSUIT_LIMITS.opportunity).toWellFormed(),
    proposed: names(selections.proposed),
    competing: names(selections.competitive),
  };
}

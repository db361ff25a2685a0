import { type CasePrice, type CaseSelections, priceCase, rateCardOf, type RateCardSeries } from '@casewright/rules';
import { PriceChanged } from './rate-card.errors';

/** @throws PriceChanged if the seller was quoted another total */
export function refuseUnlessQuoted(
  { rateCard, totalCredits }: CasePrice,
  selections: CaseSelections,
  quotedBy: string,
  cards: RateCardSeries,
): void {
  if (quotedBy === rateCard) return;
  const then = rateCardOf(quotedBy, cards);
  const quoted = then && priceCase(selections, then).totalCredits;
  if (quoted !== totalCredits) throw new PriceChanged(quoted, totalCredits, rateCard);
}

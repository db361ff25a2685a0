import { type CasePrice, type CaseSelections, creditsText, rateCardOf } from '@casewright/rules';
import { formatUtcDay, queryClient } from '@casewright/web';
import { rateCardsQuery, useRateCards } from '@casewright/web/rate-cards';
import { useEffect } from 'react';
import { newPriceOf, type PriceChange } from '../pricing/price-changes';

interface PriceNotice {
  readonly text: string;
  readonly changes: readonly PriceChange[];
}

/** Notifies of price changes by rate cards that took effect after the answers were given. */
export function useNewPrice(
  draft: CaseSelections & { readonly changedAt: number },
  price: CasePrice,
): PriceNotice | undefined {
  const cards = useRateCards();
  const isKnown = rateCardOf(price.rateCard, cards) !== undefined;
  useEffect(() => {
    if (!isKnown) void queryClient.invalidateQueries({ queryKey: rateCardsQuery.queryKey });
  }, [isKnown]);

  const found = newPriceOf(draft, price, cards);
  if (!found) return undefined;
  const { rateCard, since, creditsBefore, changes } = found;
  const credits = creditsText(price.totalCredits);
  const costs =
    creditsBefore === price.totalCredits
      ? `This case still costs ${credits}.`
      : `This case now costs ${credits} instead of ${creditsBefore}.`;
  return { text: `Rate card ${rateCard} took effect on ${formatUtcDay(since)}. ${costs}`, changes };
}

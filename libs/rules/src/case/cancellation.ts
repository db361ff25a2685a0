import type { RateCard } from '../rate-card';
import type { CaseActor, CaseState } from './states';

/**
 * How many credits come back when a case is canceled: all of them by the provider, by the seller the share of the rate
 * card, rounded down.
 *
 * @param state for a case on hold, the one before
 */
export function creditsBack(
  state: CaseState,
  by: CaseActor,
  credits: number,
  { backPercent }: Pick<RateCard, 'backPercent'>,
): number {
  if (by === 'provider') return credits;
  const percent =
    state === 'new-terms'
      ? backPercent.terms
      : state === 'inputs' || state === 'terms' || state === 'analysis'
        ? backPercent[state]
        : 0;
  return Math.floor((credits * percent) / 100);
}

import type { RateCard } from '../rate-card';
import type { CaseActor, CaseState } from './states';

/** Credits to refund, rounded down. For a case on hold, `state` is its state before the hold. */
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

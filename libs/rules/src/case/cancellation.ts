import { creditsText } from '../credits-text';
import type { RateCard } from '../rate-card';
import type { CaseActor, CaseParty, CaseState, InputsState } from './states';

interface Cancellation {
  /** For a case on hold, its state before the hold. */
  readonly state: CaseState;
  readonly by: CaseActor;
  /** Credits of the case. */
  readonly credits: number;
  /** Whether the seller can download documents of the case. */
  readonly isReleased: boolean;
  readonly inputsState: InputsState;
}

type Shares = Pick<RateCard, 'backPercent'>;

/** Credits to refund, rounded down. */
export function creditsBack(
  { state, by, credits, isReleased, inputsState }: Cancellation,
  { backPercent }: Shares,
): number {
  if (by === 'provider') return credits;
  const before = state === 'new-terms' ? 'terms' : state;
  const percent = before === 'inputs' || before === 'terms' || before === 'analysis' ? backPercent[before] : 0;
  // Taking back the inputs must not raise it.
  const unraised = inputsState === 'taken-back' ? Math.min(percent, backPercent.terms) : percent;
  const share = isReleased ? Math.min(unraised, backPercent.released) : unraised;
  return Math.floor((credits * share) / 100);
}

/** What the first release of documents changes for a seller who cancels. Said before it happens. */
export function releaseText(credits: number, rates: Shares, reader: CaseParty): string {
  const released = { state: 'analysis', by: 'seller', credits, isReleased: true, inputsState: 'sent' } as const;
  const back = creditsBack(released, rates);
  const returned = back > 0 ? `${creditsText(back)} will come back` : 'no credits will come back';
  return reader === 'seller'
    ? `If you cancel after documents were released to you, ${returned}.`
    : `The seller can download the documents. If the seller cancels after that, ${returned}.`;
}

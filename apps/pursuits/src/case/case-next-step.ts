import {
  CASE_STATE_LABELS,
  type CaseState,
  creditsBack,
  creditsText,
  isRunning,
  isSellersTurn,
  mayMoveCase,
  type PursuitStage,
  type RateCard,
  rateCardOf,
  REVIEW_KIND_LABELS,
  waitsFor,
} from '@casewright/rules';
import type { CaseProgress, CaseReview } from '../queries';

interface NextStep {
  readonly sentence: string;
  readonly detail?: string;
}

const STEPS: Readonly<Record<CaseState, NextStep>> = {
  inputs: {
    sentence: 'Complete the inputs.',
    detail: 'Upload files or type in what you know, then send the inputs. We confirm the terms after that.',
  },
  terms: {
    sentence: 'Wait for us to confirm the terms.',
    detail:
      'We have your inputs. Your credits are held, and you can take the inputs back, until the terms are confirmed.',
  },
  'new-terms': {
    sentence: 'Accept or decline the new terms.',
    detail: 'The case resumes as soon as you accept them.',
  },
  analysis: { sentence: 'Wait for the analysis.', detail: 'We’ll ask you to review the case when it is ready.' },
  'case-review': {
    sentence: 'Review the case and approve it.',
    detail: 'If something is missing, ask for changes and say what.',
  },
  'advocate-review': {
    sentence: 'Review the case with your advocate.',
    detail: 'You can skip this review.',
  },
  approved: { sentence: 'Wait for the case to be delivered.', detail: 'It is approved and being completed.' },
  delivered: { sentence: 'Present the case to your prospect.', detail: 'Mark it as presented afterward.' },
  presented: { sentence: 'Record the decision once the prospect has made it.' },
  closed: { sentence: 'This case is closed.' },
  'on-hold': { sentence: 'This case is on hold.', detail: 'We’ll resume it and let you know.' },
  cancelled: { sentence: 'This case was canceled.' },
};

/** @param reviews those that the reader may answer */
export function caseNextStepOf(
  { state, returnedCredits, confirmedAt }: CaseProgress,
  reviews: readonly CaseReview[],
  stage: PursuitStage,
): NextStep & { readonly isYourTurn: boolean } {
  const isYourTurn = isSellersTurn(state);
  const asked = reviews.find((review) => review.state === 'proposed');
  if (asked && !isYourTurn && isRunning(state))
    return {
      sentence: `Choose a time for the ${REVIEW_KIND_LABELS[asked.kind].toLowerCase()}.`,
      detail: STEPS[state].sentence,
      isYourTurn: true,
    };
  if (state === 'cancelled') {
    const returned = returnedCredits > 0 ? `We returned ${creditsText(returnedCredits)} to your balance.` : '';
    const another = stage === 'registered' ? 'You can price another one for this pursuit.' : '';
    return { ...STEPS[state], detail: `${returned} ${another}`.trim(), isYourTurn };
  }
  if (state === 'inputs' && confirmedAt) return { ...STEPS[state], detail: INPUTS_OF_NEW_TERMS, isYourTurn };
  return { ...STEPS[state], isYourTurn };
}

const INPUTS_OF_NEW_TERMS = 'The new terms need them. The turnaround starts once you send them.';

const PROVIDER_STEPS: Readonly<Record<CaseState, string>> = {
  inputs: 'Waiting for the seller’s inputs.',
  terms: 'Check the inputs, then confirm the terms.',
  'new-terms': 'Waiting for the seller to answer the new terms.',
  analysis: 'Publish a version, then ask for the case review.',
  'case-review': 'Waiting for the seller to review the case.',
  'advocate-review': 'Waiting for the seller’s advocate.',
  approved: 'Deliver the case.',
  delivered: 'Waiting for the seller to present the case.',
  presented: 'Waiting for the prospect’s decision.',
  closed: STEPS.closed.sentence,
  'on-hold': 'Resume the case.',
  cancelled: STEPS.cancelled.sentence,
};

/** The same for the provider, who works in the queue. */
export const stepForProvider = ({ state }: CaseProgress): NextStep & { readonly isYourTurn: boolean } => ({
  sentence: PROVIDER_STEPS[state],
  detail: `Its state is ${CASE_STATE_LABELS[state]}.`,
  isYourTurn: waitsFor(state) === 'provider',
});

/** Credits returned by canceling. Undefined if it is too late. */
export function returnedByCanceling(
  { state, stateBefore, terms, releasedAt, inputsState }: CaseProgress,
  cards: readonly RateCard[],
): number | undefined {
  const rates = rateCardOf(terms.price.rateCard, cards);
  if (!rates || !mayMoveCase('cancel', state, 'seller')) return undefined;
  const { totalCredits: credits } = terms.price;
  const isReleased = releasedAt !== null;
  const canceled = { state: stateBefore ?? state, by: 'seller', credits, isReleased, inputsState } as const;
  return creditsBack(canceled, rates);
}

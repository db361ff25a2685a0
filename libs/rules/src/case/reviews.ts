import { MINUTE_MS } from '../time';
import type { CaseParty, CaseState } from './states';
import type { CaseCommand } from './transitions';

export const REVIEW_KINDS = ['case', 'advocate'] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];

export const REVIEW_KIND_LABELS: Readonly<Record<ReviewKind, string>> = {
  case: 'Case review',
  advocate: 'Advocate review',
};

/** `proposed`: the seller chooses a time. `asked-again`: the seller wants other times. `held`: it has minutes. */
export const REVIEW_STATES = ['proposed', 'asked-again', 'booked', 'held', 'declined', 'cancelled'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

export const REVIEW_COMMANDS = ['propose', 'choose', 'ask-again', 'decline', 'cancel', 'minute'] as const;
export type ReviewCommand = (typeof REVIEW_COMMANDS)[number];

interface ReviewTransition {
  readonly from: readonly ReviewState[];
  readonly to: ReviewState;
  readonly by: CaseParty;
}

const OPEN = ['proposed', 'asked-again', 'booked'] as const satisfies readonly ReviewState[];

/** Who makes each state change of a review. All others are refused. */
export const REVIEW_TRANSITIONS: Readonly<Record<ReviewCommand, ReviewTransition>> = {
  propose: { from: OPEN, to: 'proposed', by: 'provider' },
  choose: { from: ['proposed'], to: 'booked', by: 'seller' },
  'ask-again': { from: ['proposed', 'booked'], to: 'asked-again', by: 'seller' },
  decline: { from: OPEN, to: 'declined', by: 'seller' },
  cancel: { from: OPEN, to: 'cancelled', by: 'provider' },
  minute: { from: ['booked', 'held'], to: 'held', by: 'provider' },
};

export const isOpenReview = (state: ReviewState): boolean => OPEN.some((open) => open === state);

export const mayMoveReview = (command: ReviewCommand, state: ReviewState, party: CaseParty): boolean => {
  const { from, by } = REVIEW_TRANSITIONS[command];
  return by === party && from.includes(state);
};

const PROPOSED_IN: Readonly<Record<ReviewKind, readonly CaseState[]>> = {
  case: ['analysis', 'case-review'],
  advocate: ['analysis', 'case-review', 'advocate-review'],
};

export const mayProposeReview = (kind: ReviewKind, state: CaseState): boolean => PROPOSED_IN[kind].includes(state);

const PAST_ADVOCATE_REVIEW = ['approved', 'delivered', 'presented', 'closed'] as const satisfies readonly CaseState[];
const OVER_IN: Readonly<Record<ReviewKind, readonly CaseState[]>> = {
  case: ['advocate-review', ...PAST_ADVOCATE_REVIEW],
  advocate: PAST_ADVOCATE_REVIEW,
};

/**
 * Why a move of its case ends an open review, if it does. An approval leaves a booked meeting in calendars: seller and
 * provider may still want it.
 */
export function reviewEndText(
  moved: { readonly command: CaseCommand; readonly state: CaseState },
  review: { readonly kind: ReviewKind; readonly state: ReviewState },
): string | undefined {
  if (moved.state === 'cancelled') return 'The case was canceled.';
  if (!OVER_IN[review.kind].includes(moved.state)) return undefined;
  if (moved.command === 'skip-review' && review.kind === 'advocate') return 'The advocate review was skipped.';
  return review.state === 'booked' ? undefined : 'The case was approved.';
}

export const REVIEW_MINUTES = [30, 45, 60] as const;
export type ReviewMinutes = (typeof REVIEW_MINUTES)[number];

/** Lengths in UTF-16 units. */
export const REVIEW_LIMITS = {
  slots: 5,
  place: 300,
  reason: 1_000,
  minutes: 10_000,
  items: 20,
  item: 300,
  owner: 100,
} as const;

export const endOf = (startsAt: Date, minutes: number): Date => new Date(startsAt.getTime() + minutes * MINUTE_MS);

/** From the start of a case to its end. `new-terms`: the provider asks for other terms. */
export const CASE_STATES = [
  'inputs',
  'terms',
  'new-terms',
  'analysis',
  'case-review',
  'advocate-review',
  'approved',
  'delivered',
  'presented',
  'closed',
  'on-hold',
  'cancelled',
] as const;
export type CaseState = (typeof CASE_STATES)[number];

export const CASE_STATE_LABELS: Readonly<Record<CaseState, string>> = {
  inputs: 'Inputs',
  terms: 'Terms',
  'new-terms': 'New terms',
  analysis: 'Analysis',
  'case-review': 'Case review',
  'advocate-review': 'Advocate review',
  approved: 'Approved',
  delivered: 'Delivered',
  presented: 'Presented',
  closed: 'Closed',
  'on-hold': 'On hold',
  cancelled: 'Canceled',
};

export const CASE_PARTIES = ['seller', 'provider'] as const;
export type CaseParty = (typeof CASE_PARTIES)[number];

/** The advocate at the prospect acts through a mailed link. */
export const CASE_ACTORS = [...CASE_PARTIES, 'advocate'] as const;
export type CaseActor = (typeof CASE_ACTORS)[number];

/** Whose turn it is; absent where nothing is left to do. */
const WAITS_FOR: Readonly<Record<CaseState, CaseParty | undefined>> = {
  inputs: 'seller',
  terms: 'provider',
  'new-terms': 'seller',
  analysis: 'provider',
  'case-review': 'seller',
  'advocate-review': 'seller',
  approved: 'provider',
  delivered: 'seller',
  presented: 'seller',
  closed: undefined,
  'on-hold': 'provider',
  cancelled: undefined,
};

export const waitsFor = (state: CaseState): CaseParty | undefined => WAITS_FOR[state];

/** Whether it stands still until the seller does something. */
export const isSellersTurn = (state: CaseState): boolean => WAITS_FOR[state] === 'seller' && state !== 'presented';

const SELLERS_TASKS: Readonly<Partial<Record<CaseState, string>>> = {
  inputs: 'Send the data of your prospect',
  'new-terms': 'Accept or decline the new terms',
  'case-review': 'Review the case',
  'advocate-review': 'Review the case with your advocate',
  delivered: 'Present the case',
};

/** What a case that waits for its seller waits for. Where its state does not, it is the time of a review. */
export const sellersTask = (state: CaseState): string => SELLERS_TASKS[state] ?? 'Choose a time for a review';

/** Whether a case still blocks another one of its pursuit. */
export const isRunning = (state: CaseState): boolean => state !== 'closed' && state !== 'cancelled';

/** Credits are held until the terms are confirmed. */
export const HELD_STATES = ['inputs', 'terms', 'new-terms'] as const satisfies readonly CaseState[];

/** The steps of a case, as progress is drawn. */
export const CASE_STEPS = [
  'inputs',
  'terms',
  'analysis',
  'case-review',
  'advocate-review',
  'approved',
  'delivered',
  'presented',
] as const satisfies readonly CaseState[];
export type CaseStep = (typeof CASE_STEPS)[number];

/** @returns undefined once a case is canceled; every step is done once it is closed */
export function stepOf(state: CaseState): CaseStep | undefined {
  if (state === 'new-terms') return 'terms';
  return state === 'closed' ? 'presented' : CASE_STEPS.find((step) => step === state);
}

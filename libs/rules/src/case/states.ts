/** `new-terms`: the provider proposes other terms. */
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

/** `sent` by the seller, who may take them back; `continued` by the provider with those that were there. */
export const INPUTS_STATES = ['open', 'sent', 'continued', 'taken-back'] as const;
export type InputsState = (typeof INPUTS_STATES)[number];

/** Who acts next; undefined if nothing is left to do. */
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

/** Whether work stops until the seller acts. */
export const isSellersTurn = (state: CaseState): boolean => WAITS_FOR[state] === 'seller' && state !== 'presented';

const SELLERS_TASKS: Readonly<Partial<Record<CaseState, string>>> = {
  inputs: 'Upload your prospect’s data',
  'new-terms': 'Accept or decline the new terms',
  'case-review': 'Review the case',
  'advocate-review': 'Review the case with your advocate',
  delivered: 'Present the case',
};

/** What a waiting seller has to do. States without a task of their own wait for a review time. */
export const sellersTask = (state: CaseState): string => SELLERS_TASKS[state] ?? 'Choose a time for a review';

export const isRunning = (state: CaseState): boolean => state !== 'closed' && state !== 'cancelled';

/** States in which the credits of a case are held. */
export const HELD_STATES = ['inputs', 'terms', 'new-terms'] as const satisfies readonly CaseState[];

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

export function stepOf(state: CaseState): CaseStep | undefined {
  if (state === 'new-terms') return 'terms';
  return state === 'closed' ? 'presented' : CASE_STEPS.find((step) => step === state);
}

import type { CaseActor, CaseState } from './states';

export const CASE_COMMANDS = [
  'complete-inputs',
  'withdraw-inputs',
  'return-inputs',
  'confirm',
  'requote',
  'accept',
  'decline',
  'finish-analysis',
  'approve-case',
  'ask-changes',
  'approve-review',
  'skip-review',
  'deliver',
  'present',
  'close',
  'hold',
  'resume',
  'cancel',
] as const;
export type CaseCommand = (typeof CASE_COMMANDS)[number];

interface CaseTransition {
  readonly from: readonly CaseState[];
  /** `before`: the state before the hold. `next`: inputs or terms, whichever is still missing, or else the analysis. */
  readonly to: CaseState | 'before' | 'next';
  readonly by: readonly CaseActor[];
  readonly asks: 'nothing' | 'reason' | 'terms';
}

const STOPPABLE = [
  'inputs',
  'terms',
  'new-terms',
  'analysis',
  'case-review',
  'advocate-review',
  'approved',
] as const satisfies readonly CaseState[];

const SELLER = ['seller'] as const;
const PROVIDER = ['provider'] as const;
const SELLER_OR_ADVOCATE = ['seller', 'advocate'] as const;
const BOTH = ['seller', 'provider'] as const;

/** Who makes each state change of a case. All others are refused. */
export const CASE_TRANSITIONS: Readonly<Record<CaseCommand, CaseTransition>> = {
  'complete-inputs': { from: ['inputs'], to: 'next', by: BOTH, asks: 'nothing' },
  // Until the provider confirms or changes the terms.
  'withdraw-inputs': { from: ['terms'], to: 'inputs', by: SELLER, asks: 'nothing' },
  'return-inputs': { from: ['inputs', 'terms'], to: 'inputs', by: PROVIDER, asks: 'reason' },
  confirm: { from: ['terms'], to: 'analysis', by: PROVIDER, asks: 'nothing' },
  requote: { from: ['terms', 'new-terms'], to: 'new-terms', by: PROVIDER, asks: 'terms' },
  accept: { from: ['new-terms'], to: 'next', by: SELLER, asks: 'nothing' },
  decline: { from: ['new-terms'], to: 'cancelled', by: SELLER, asks: 'nothing' },
  'finish-analysis': { from: ['analysis'], to: 'case-review', by: PROVIDER, asks: 'nothing' },
  'approve-case': { from: ['case-review'], to: 'advocate-review', by: SELLER, asks: 'nothing' },
  'ask-changes': { from: ['case-review', 'advocate-review'], to: 'analysis', by: SELLER, asks: 'reason' },
  'approve-review': { from: ['advocate-review'], to: 'approved', by: SELLER_OR_ADVOCATE, asks: 'nothing' },
  'skip-review': { from: ['advocate-review'], to: 'approved', by: SELLER, asks: 'nothing' },
  deliver: { from: ['approved'], to: 'delivered', by: PROVIDER, asks: 'nothing' },
  present: { from: ['delivered'], to: 'presented', by: SELLER, asks: 'nothing' },
  close: { from: ['presented'], to: 'closed', by: BOTH, asks: 'nothing' },
  hold: { from: STOPPABLE, to: 'on-hold', by: PROVIDER, asks: 'reason' },
  resume: { from: ['on-hold'], to: 'before', by: PROVIDER, asks: 'nothing' },
  cancel: { from: [...STOPPABLE, 'on-hold'], to: 'cancelled', by: BOTH, asks: 'reason' },
};

export const mayMoveCase = (command: CaseCommand, state: CaseState, party: CaseActor): boolean => {
  const { from, by } = CASE_TRANSITIONS[command];
  return by.includes(party) && from.includes(state);
};

export const caseMovesFrom = (state: CaseState, party: CaseActor): readonly CaseCommand[] =>
  CASE_COMMANDS.filter((command) => mayMoveCase(command, state, party));

export const CASE_REASON_MAX_LENGTH = 1_000;

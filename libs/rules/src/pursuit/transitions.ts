import type { PursuitStage } from './stages';

export const PURSUIT_COMMANDS = [
  'register',
  'run-case',
  'end-case',
  'present',
  'win',
  'lose',
  'end-undecided',
  'withdraw',
] as const;
export type PursuitCommand = (typeof PURSUIT_COMMANDS)[number];

export type PursuitActor = 'seller' | 'case';

interface PursuitTransition {
  readonly from: readonly PursuitStage[];
  readonly to: PursuitStage;
  readonly by: PursuitActor;
  /** `facts`: everything a registration needs. `decision`: a reason and a date. */
  readonly asks: 'nothing' | 'facts' | 'decision';
}

/** Allowed stage changes; all others are refused. Pursuits may be presented without a case. */
export const PURSUIT_TRANSITIONS: Readonly<Record<PursuitCommand, PursuitTransition>> = {
  register: { from: ['draft'], to: 'registered', by: 'seller', asks: 'facts' },
  'run-case': { from: ['registered'], to: 'active', by: 'case', asks: 'nothing' },
  // Another case may follow a canceled one.
  'end-case': { from: ['active'], to: 'registered', by: 'case', asks: 'nothing' },
  present: { from: ['registered', 'active'], to: 'presented', by: 'seller', asks: 'nothing' },
  win: { from: ['presented'], to: 'won', by: 'seller', asks: 'decision' },
  lose: { from: ['presented'], to: 'lost', by: 'seller', asks: 'decision' },
  'end-undecided': { from: ['presented'], to: 'no-decision', by: 'seller', asks: 'decision' },
  withdraw: { from: ['registered'], to: 'withdrawn', by: 'seller', asks: 'nothing' },
};

export const isAllowed = (command: PursuitCommand, stage: PursuitStage, actor: PursuitActor): boolean => {
  const { from, by } = PURSUIT_TRANSITIONS[command];
  return by === actor && from.includes(stage);
};

export type PursuitMove = Exclude<PursuitCommand, 'register' | 'run-case' | 'end-case'>;

export const PURSUIT_MOVES = PURSUIT_COMMANDS.filter((command): command is PursuitMove => {
  const { by, asks } = PURSUIT_TRANSITIONS[command];
  return by === 'seller' && asks !== 'facts';
});

export const movesFrom = (stage: PursuitStage): readonly PursuitMove[] =>
  PURSUIT_MOVES.filter((move) => isAllowed(move, stage, 'seller'));

/** While a case is running, the facts except what it compares can be edited. */
export const isEditable = (stage: PursuitStage): boolean => stage === 'registered' || stage === 'active';

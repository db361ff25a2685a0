import {
  type BoardColumn,
  columnOf,
  movesFrom,
  PURSUIT_TRANSITIONS,
  type PursuitMove,
  type PursuitStage,
} from '@casewright/rules';

export const MOVE_LABELS: Readonly<Record<PursuitMove, string>> = {
  present: 'Mark as presented',
  win: 'Mark as won',
  lose: 'Mark as lost',
  'end-undecided': 'Mark as no decision',
  withdraw: 'Withdraw',
};

/** The moves that lead a pursuit into a column of the board. */
export const movesInto = (column: BoardColumn, stage: PursuitStage): readonly PursuitMove[] =>
  columnOf(stage) === column
    ? []
    : movesFrom(stage).filter((command) => columnOf(PURSUIT_TRANSITIONS[command].to) === column);

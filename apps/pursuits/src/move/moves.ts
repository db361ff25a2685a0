import { type BoardColumn, columnOf, movesFrom, PURSUIT_TRANSITIONS, type PursuitMove } from '@casewright/rules';
import type { ListedPursuit } from '../queries';

export const MOVE_LABELS: Readonly<Record<PursuitMove, string>> = {
  present: 'Mark as presented',
  win: 'Mark as won',
  lose: 'Mark as lost',
  'end-undecided': 'Mark as no decision',
  withdraw: 'Withdraw',
};

/** A pursuit with a running case can be presented only after the delivery. */
export const movesOf = ({ stage, caseState }: Pick<ListedPursuit, 'stage' | 'caseState'>): readonly PursuitMove[] =>
  stage === 'active' && caseState !== 'delivered' ? [] : movesFrom(stage);

/** The moves that lead a pursuit into a column of the board. */
export const movesInto = (
  column: BoardColumn,
  pursuit: Pick<ListedPursuit, 'stage' | 'caseState'>,
): readonly PursuitMove[] =>
  columnOf(pursuit.stage) === column
    ? []
    : movesOf(pursuit).filter((command) => columnOf(PURSUIT_TRANSITIONS[command].to) === column);

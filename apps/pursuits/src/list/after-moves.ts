import { columnOf, PURSUIT_TRANSITIONS, type PursuitMove } from '@casewright/rules';
import type { BoardColumnData, ListedPursuit } from '../queries';

/** Moves being saved, by the id of the pursuit. */
export type Moves = Readonly<Record<string, PursuitMove>>;

/** The board as it will be once the moves are saved. */
export function afterMoves(columns: readonly BoardColumnData[], moves: Moves): readonly BoardColumnData[] {
  const columnAfter = ({ id }: ListedPursuit) => {
    const command = moves[id];
    return command && columnOf(PURSUIT_TRANSITIONS[command].to);
  };
  const moved = columns.flatMap(({ rows }) => rows).filter(({ id }) => moves[id]);
  if (moved.length === 0) return columns;
  return columns.map((data) => {
    const { column, rows, total, acvDollars } = data;
    const arriving = moved.filter((pursuit) => columnAfter(pursuit) === column && !rows.includes(pursuit));
    const leaving = rows.filter((pursuit) => moves[pursuit.id] && columnAfter(pursuit) !== column);
    return {
      ...data,
      rows: [...arriving, ...rows.filter((pursuit) => !leaving.includes(pursuit))],
      total: total + arriving.length - leaving.length,
      acvDollars: acvDollars + worth(arriving) - worth(leaving),
    };
  });
}

const worth = (pursuits: readonly ListedPursuit[]): number =>
  pursuits.reduce((sum, { acvDollars }) => sum + (acvDollars ?? 0), 0);

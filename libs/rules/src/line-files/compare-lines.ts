import type { LineColumn, LineFormat } from './line-format';

export interface CellChange {
  readonly column: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Cells as in the CSV file: all compared ones of an added or removed line, those that differ otherwise. */
export interface LineChange {
  readonly kind: 'added' | 'changed' | 'removed';
  /** Name of the line. */
  readonly line: string;
  readonly cells: readonly CellChange[];
}

export interface LineChanges {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly unchanged: number;
  /** Changed and added lines in the order of `after`, then removed ones in the order of `before`. */
  readonly changes: readonly LineChange[];
}

export function compareLines<Line, Column extends LineColumn>(
  format: LineFormat<Line, Column>,
  before: readonly Line[],
  after: readonly Line[],
): LineChanges {
  const { keyOf, nameOf, cellOf, compared, columns } = format;
  const known = new Map(before.map((line) => [keyOf(line), line]));
  const whole = (line: Line, change: (cell: string) => Omit<CellChange, 'column'>): readonly CellChange[] =>
    compared.flatMap((column) => {
      const cell = cellOf(column, line);
      return cell === '' ? [] : [{ column: column.header, ...change(cell) }];
    });
  const added: LineChange[] = [];
  const changed: LineChange[] = [];
  for (const line of after) {
    const old = known.get(keyOf(line));
    known.delete(keyOf(line));
    if (old === undefined) {
      added.push({
        ...{ kind: 'added', line: nameOf(line) },
        cells: whole(line, (cell) => ({ before: null, after: cell })),
      });
      continue;
    }
    const cells = columns.flatMap((column) => {
      const change = { before: cellOf(column, old), after: cellOf(column, line) };
      return change.before === change.after ? [] : [{ column: column.header, ...change }];
    });
    if (cells.length > 0) changed.push({ kind: 'changed', line: nameOf(line), cells });
  }
  const removed = [...known.values()].map((line): LineChange => ({
    ...{ kind: 'removed', line: nameOf(line) },
    cells: whole(line, (cell) => ({ before: cell, after: null })),
  }));
  return {
    ...{ added: added.length, changed: changed.length, removed: removed.length },
    unchanged: after.length - added.length - changed.length,
    changes: [...changed, ...added, ...removed],
  };
}

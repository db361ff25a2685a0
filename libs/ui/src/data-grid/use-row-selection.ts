import { useCallback, useMemo, useRef, useState } from 'react';

interface Selectable<Row> {
  /** In display order. */
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly isSelectable: (row: Row) => boolean;
}

export interface RowSelection<Row> {
  readonly selected: readonly Row[];
  readonly has: (row: Row) => boolean;
  readonly isSelectable: (row: Row) => boolean;
  readonly isAll: boolean;
  /** If `isRange`, also selects the rows since the last toggled one. */
  readonly toggle: (index: number, isRange: boolean) => void;
  /** Selects all selectable rows, or none if all are selected. */
  readonly toggleAll: () => void;
  readonly reselect: (rows: readonly Row[]) => void;
}

/** The selected rows. Rows that leave the list are deselected. */
export function useRowSelection<Row>({ rows, rowKey, isSelectable }: Selectable<Row>): RowSelection<Row> {
  const [keys, setKeys] = useState<ReadonlySet<string>>(NONE);
  const last = useRef<string>(undefined);
  const has = (row: Row) => isSelectable(row) && keys.has(rowKey(row));
  // Memoized, since scrolling renders often.
  const selectable = useMemo(() => rows.filter(isSelectable), [rows, isSelectable]);
  const selected = useMemo(() => selectable.filter((row) => keys.has(rowKey(row))), [selectable, keys, rowKey]);
  const toggle = useCallback(
    (index: number, isRange: boolean) => {
      const row = rows[index];
      if (!row || !isSelectable(row)) return;
      const anchor = isRange ? rows.findIndex((one) => rowKey(one) === last.current) : -1;
      const [from, to] = anchor < 0 ? [index, index] : [Math.min(anchor, index), Math.max(anchor, index)];
      const reached = rows
        .slice(from, to + 1)
        .filter(isSelectable)
        .map(rowKey);
      const key = rowKey(row);
      last.current = key;
      setKeys((before) =>
        !isRange && before.has(key)
          ? new Set([...before].filter((one) => one !== key))
          : new Set([...before, ...reached]),
      );
    },
    [rows, rowKey, isSelectable],
  );
  const reselect = useCallback((kept: readonly Row[]) => setKeys(new Set(kept.map(rowKey))), [rowKey]);
  const isAll = selected.length > 0 && selected.length === selectable.length;
  return {
    selected,
    has,
    isSelectable,
    isAll,
    toggle,
    toggleAll: () => setKeys(isAll ? NONE : new Set(selectable.map(rowKey))),
    reselect,
  };
}

const NONE: ReadonlySet<string> = new Set();

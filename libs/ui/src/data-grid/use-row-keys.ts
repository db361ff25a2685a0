import { useEffect, useMemo, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';

interface RowKeys {
  readonly count: number;
  readonly onOpen: ((index: number) => void) | undefined;
  /** If `isRange`, includes the rows since the last toggled one. */
  readonly onSelect: ((index: number, isRange: boolean) => void) | undefined;
  readonly onClearSelection: () => void;
  readonly scrollTo: (index: number) => void;
}

/**
 * Roving focus: one row is a tab stop. Arrows, Home and End move between rows, Enter or a click opens one. Space toggles
 * a row, Shift with an arrow extends the selection, and Escape clears it.
 */
export function useRowKeys({ count, onOpen, onSelect, onClearSelection, scrollTo }: RowKeys) {
  const [current, setCurrent] = useState(0);
  const body = useRef<HTMLTableSectionElement>(null);
  const wanted = useRef<number>(undefined);
  // After every render: a distant row exists only after scrolling.
  useEffect(() => {
    if (wanted.current === undefined) return;
    const row = body.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"]`);
    if (!row) return;
    wanted.current = undefined;
    row.focus();
  });

  /** Stable while scrolling, so that memoized rows are not rendered again. */
  const handlers = useMemo(() => {
    const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>) => {
      const { target, currentTarget, key, shiftKey } = event;
      // Controls inside a row handle their own keys.
      if (target !== currentTarget) return;
      const index = indexOf(currentTarget);
      const steps: Readonly<Record<string, number>> = {
        ArrowDown: index + 1,
        ArrowUp: index - 1,
        Home: 0,
        End: count - 1,
      };
      const next = steps[key];
      const act = { Enter: () => onOpen?.(index), ' ': () => onSelect?.(index, shiftKey), Escape: onClearSelection }[
        key
      ];
      if (!act && next === undefined) return;
      if (key !== 'Escape') event.preventDefault();
      act?.();
      if (next === undefined || next < 0 || next >= count) return;
      if (shiftKey) onSelect?.(next, true);
      wanted.current = next;
      setCurrent(next);
      scrollTo(next);
    };
    const onClick = ({ target, currentTarget, detail }: MouseEvent<HTMLTableRowElement>) => {
      // The first click of several may have closed a dialog above the row.
      if (detail > 1) return;
      const isControl = (target as Element).closest('a, button, input, select, label') !== null;
      // Selecting text also ends with a click.
      if (!isControl && !getSelection()?.toString()) onOpen?.(indexOf(currentTarget));
    };
    const onFocus = ({ currentTarget }: FocusEvent<HTMLTableRowElement>) => setCurrent(indexOf(currentTarget));
    return onOpen || onSelect ? { onKeyDown, onClick, onFocus } : undefined;
  }, [count, onOpen, onSelect, onClearSelection, scrollTo]);
  return { body, handlers, tabStop: Math.min(current, count - 1) };
}

export type RowHandlers = ReturnType<typeof useRowKeys>['handlers'];

const indexOf = (row: HTMLTableRowElement): number => Number(row.dataset['index']);

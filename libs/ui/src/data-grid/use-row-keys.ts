import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';

interface RowKeys {
  readonly count: number;
  readonly onOpen: ((index: number) => void) | undefined;
  readonly scrollTo: (index: number) => void;
}

/** One row takes part in the order of tabs. Arrows, Home and End move between rows, Enter or a click opens one. */
export function useRowKeys({ count, onOpen, scrollTo }: RowKeys) {
  const [current, setCurrent] = useState(0);
  const body = useRef<HTMLTableSectionElement>(null);
  const wanted = useRef<number>(undefined);
  // After every render: a row far away is only there once it was scrolled to.
  useEffect(() => {
    if (wanted.current === undefined) return;
    const row = body.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"]`);
    if (!row) return;
    wanted.current = undefined;
    row.focus();
  });

  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>) => {
    const { target, currentTarget, key } = event;
    // Keys of controls within a row are theirs.
    if (target !== currentTarget) return;
    const index = Number(currentTarget.dataset['index']);
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      Home: 0,
      End: count - 1,
    };
    const next = steps[key];
    if (key !== 'Enter' && next === undefined) return;
    event.preventDefault();
    if (next === undefined) return onOpen?.(index);
    if (next < 0 || next >= count) return;
    wanted.current = next;
    setCurrent(next);
    scrollTo(next);
  };

  const onClick = ({ target, currentTarget }: MouseEvent<HTMLTableRowElement>) => {
    const isControl = (target as Element).closest('a, button, input, select, label') !== null;
    // The end of selecting text is a click, too.
    if (!isControl && !getSelection()?.toString()) onOpen?.(Number(currentTarget.dataset['index']));
  };

  /** What a row says of itself. */
  const rowProps = (index: number) => ({
    'data-index': index,
    'aria-rowindex': index + 2,
    ...(onOpen && {
      tabIndex: index === Math.min(current, count - 1) ? 0 : -1,
      onFocus: () => setCurrent(index),
      onKeyDown,
      onClick,
    }),
  });
  return { body, rowProps };
}

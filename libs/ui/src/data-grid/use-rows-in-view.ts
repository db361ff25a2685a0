import { measureElement, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { GROUP_HEIGHT, type GridGroups } from './use-groups';

/** Up to so many rows are all drawn. */
const SHORT = 100;
const ROW_HEIGHT = 53;
const OVERSCAN = 6;
/** Of the page's header, which stays in view. */
const HEADER_HEIGHT = 64;

export const isLongList = (count: number): boolean => count > SHORT;

/**
 * Which of many rows are drawn, how high the space of the others is above and below, and how high all are together.
 * @param isShaped whether rows have their final heights
 * @param rowHeight of most rows, once it is known: only rows of another height cost time
 */
export function useRowsInView(count: number, { titleAbove }: GridGroups, isShaped: boolean, rowHeight = ROW_HEIGHT) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  const isLong = isLongList(count);
  const headingHeight = (index: number) => (titleAbove(index) === undefined ? 0 : GROUP_HEIGHT);
  const virtualizer = useWindowVirtualizer({
    count: isLong ? count : 0,
    estimateSize: (index) => rowHeight + headingHeight(index),
    measureElement: (row: HTMLTableRowElement, entry, instance) =>
      measureElement(row, entry, instance) + headingHeight(instance.indexFromElement(row)),
    overscan: OVERSCAN,
    scrollMargin,
    scrollPaddingStart: HEADER_HEIGHT,
    // Instead of a timer that is set again at each step.
    useScrollendEvent: true,
    enabled: isLong,
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  useLayoutEffect(() => {
    const top = body.current?.getBoundingClientRect().top;
    if (top !== undefined) setScrollMargin(top + scrollY);
  }, []);
  // Watching the height of every row that comes into view would cost as much as drawing it.
  useLayoutEffect(() => {
    if (!isLong || !isShaped) return;
    for (const row of body.current?.rows ?? []) {
      const index = Number(row.dataset['index'] ?? Number.NaN);
      const known = virtualizer.measurementsCache[index]?.size;
      if (known !== undefined && known !== row.offsetHeight + headingHeight(index)) virtualizer.measureElement(row);
    }
  });
  const scrollTo = useCallback(
    (index: number) => {
      if (isLong) virtualizer.scrollToIndex(index);
    },
    [isLong, virtualizer],
  );
  const items = virtualizer.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  if (!isLong || !first || !last)
    return { body, scrollTo, indexes: { from: 0, to: isLong ? 0 : count - 1 }, above: 0, below: 0, total: 0 };
  return {
    body,
    scrollTo,
    indexes: { from: first.index, to: last.index },
    above: first.start - scrollMargin,
    below: virtualizer.getTotalSize() - (last.end - scrollMargin),
    total: virtualizer.getTotalSize(),
  };
}

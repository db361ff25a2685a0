import { measureElement, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useState } from 'react';
import { GROUP_HEIGHT, type GridGroups } from './use-groups';

/** Lists up to this length are rendered whole. */
const SHORT = 100;
const ROW_HEIGHT = 53;
const OVERSCAN = 6;
/** Height of the sticky page header. */
const HEADER_HEIGHT = 64;

export const isLongList = (count: number): boolean => count > SHORT;

/**
 * The rows to render, and the heights above them, below them and in total, in CSS pixels.
 * @param rowHeight of most rows, once measured. Rows of another height cost layout time
 */
export function useRowsInView(count: number, { titleAbove }: GridGroups, rowHeight = ROW_HEIGHT) {
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
    enabled: isLong,
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  /** Ref of the grid, to measure where it starts on the page. */
  const place = useCallback((grid: HTMLElement | null) => {
    if (grid) setScrollMargin(grid.getBoundingClientRect().top + scrollY);
  }, []);
  const measure = isLong ? virtualizer.measureElement : undefined;
  const scrollTo = useCallback(
    (index: number) => {
      if (isLong) virtualizer.scrollToIndex(index);
    },
    [isLong, virtualizer],
  );
  const items = virtualizer.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  if (!isLong || !first || !last)
    return { place, measure, scrollTo, indexes: { from: 0, to: isLong ? 0 : count - 1 }, above: 0, below: 0, total: 0 };
  return {
    place,
    measure,
    scrollTo,
    indexes: { from: first.index, to: last.index },
    above: first.start - scrollMargin,
    below: virtualizer.getTotalSize() - (last.end - scrollMargin),
    total: virtualizer.getTotalSize(),
  };
}

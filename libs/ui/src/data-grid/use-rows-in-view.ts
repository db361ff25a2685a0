import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useState } from 'react';

/** Up to so many rows are all drawn. */
const SHORT = 100;
const ROW_HEIGHT = 53;
const OVERSCAN = 12;
/** Of the page's header, which stays in view. */
const HEADER_HEIGHT = 64;

/** Which of many rows are drawn, and how high the space of the others is above and below. */
export function useRowsInView(count: number) {
  const [scrollMargin, setScrollMargin] = useState(0);
  const isLong = count > SHORT;
  const virtualizer = useWindowVirtualizer({
    count: isLong ? count : 0,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    scrollMargin,
    scrollPaddingStart: HEADER_HEIGHT,
    enabled: isLong,
  });
  /** Of the grid: where in the page it begins. */
  const place = useCallback((grid: HTMLElement | null) => {
    if (grid) setScrollMargin(grid.getBoundingClientRect().top + scrollY);
  }, []);
  const measure = isLong ? virtualizer.measureElement : undefined;
  const scrollTo = (index: number) => isLong && virtualizer.scrollToIndex(index);
  const items = virtualizer.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  if (!isLong || !first || !last)
    return { place, measure, scrollTo, indexes: { from: 0, to: isLong ? 0 : count - 1 }, above: 0, below: 0 };
  return {
    place,
    measure,
    scrollTo,
    indexes: { from: first.index, to: last.index },
    above: first.start - scrollMargin,
    below: virtualizer.getTotalSize() - (last.end - scrollMargin),
  };
}

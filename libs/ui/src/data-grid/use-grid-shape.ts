import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Column proportions of a long list, measured once per `key` from the browser's table layout, and the row height in that
 * shape. Known columns keep a new row from laying out the whole table again.
 */
export function useGridShape(isLong: boolean, key: string) {
  const table = useRef<HTMLTableElement>(null);
  const [read, setRead] = useState<{ readonly key: string; readonly columns: string }>();
  const [rowHeight, setRowHeight] = useState<number>();
  const shape = isLong && read?.key === key ? read : undefined;
  const isWanted = isLong && !shape;
  useLayoutEffect(() => {
    const head = table.current?.tHead?.rows[0];
    if (!isWanted || !head) return;
    // For `grid-template-columns`.
    const widths = [...head.cells].map(({ offsetWidth }) => `minmax(0, ${offsetWidth}fr)`);
    setRead({ key, columns: widths.join(' ') });
  }, [isWanted, key]);
  // Measured in that shape, since table rows share their borders.
  useLayoutEffect(() => {
    const rows = table.current?.querySelectorAll<HTMLElement>('[data-index]');
    if (shape && rows) setRowHeight(usualHeight([...rows]));
  }, [shape]);
  return { table, columnWidths: shape?.columns, rowHeight };
}

/** The median. */
function usualHeight(rows: readonly HTMLElement[]): number {
  const heights = rows.map(({ offsetHeight }) => offsetHeight).sort((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 0;
}

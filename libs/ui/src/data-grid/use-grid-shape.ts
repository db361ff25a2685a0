import { useLayoutEffect, useRef, useState } from 'react';

/**
 * How a browser lays out the table of a long list, read once for the columns that `key` names. Its rows keep that shape
 * while they are scrolled; a table would be laid out again for each row that comes into view.
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
  // As high as they are in that shape: rows of a table share their borders.
  useLayoutEffect(() => {
    const rows = table.current?.querySelectorAll<HTMLElement>('[data-index]');
    if (shape && rows) setRowHeight(usualHeight([...rows]));
  }, [shape]);
  return { table, columnWidths: shape?.columns, rowHeight };
}

/** That of most rows. */
function usualHeight(rows: readonly HTMLElement[]): number {
  const heights = rows.map(({ offsetHeight }) => offsetHeight).sort((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 0;
}

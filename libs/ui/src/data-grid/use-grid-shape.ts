import { useLayoutEffect, useRef, useState } from 'react';

interface GridShape {
  /** For `grid-template-columns`. */
  readonly columns: string;
  readonly rowHeight: number;
}

/**
 * How a browser lays out the table of a long list, read once for the columns that `key` names. Its rows keep that shape
 * while they are scrolled; a table would be laid out anew for each row that comes into view.
 */
export function useGridShape(isLong: boolean, key: string) {
  const table = useRef<HTMLTableElement>(null);
  const [read, setRead] = useState<GridShape & { readonly key: string }>();
  const shape = isLong && read?.key === key ? read : undefined;
  const isWanted = isLong && !shape;
  useLayoutEffect(() => {
    const [head, body] = [table.current?.tHead?.rows[0], table.current?.tBodies[0]];
    if (!isWanted || !head || !body) return;
    const widths = [...head.cells].map(({ offsetWidth }) => `minmax(0, ${offsetWidth}fr)`);
    setRead({
      key,
      columns: widths.join(' '),
      rowHeight: usualHeight([...body.querySelectorAll<HTMLElement>('[data-index]')]),
    });
  }, [isWanted, key]);
  return { table, shape };
}

/** That of most rows. */
function usualHeight(rows: readonly HTMLElement[]): number {
  const heights = rows.map(({ offsetHeight }) => offsetHeight).sort((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 0;
}

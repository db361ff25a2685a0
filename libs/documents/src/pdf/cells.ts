import type { Color } from '../palette';
import type { TextStyle } from './pen';

export interface Column {
  readonly name: string;
  /** Numbers are right-aligned and never truncated: their column is as wide as they need. */
  readonly isNumber?: boolean;
  /** Share of the width that number columns leave, relative to the other text columns; 1 by default. */
  readonly weight?: number;
}

export interface Cell {
  readonly text: string;
  /** A unit or date after the text, lighter. Never truncated. */
  readonly after?: string;
  readonly color?: Color;
  readonly isStrong?: boolean;
}

export interface TableRow {
  readonly cells: readonly (Cell | string)[];
  /** Draws a heavier rule above. */
  readonly isTotal?: boolean;
}

export function styled(
  cell: Cell | string,
  { isTotal = false }: TableRow,
  size: number,
): { readonly text: string; readonly after: string; readonly style: TextStyle } {
  const { text, after = '', color = 'ink', isStrong = isTotal } = typeof cell === 'string' ? { text: cell } : cell;
  return { text, after, style: { size, color, ...(isStrong && { face: 'sans-strong' as const }) } };
}

export const afterStyle = (size: number) => ({ size, color: 'ink-muted' }) as const;

export const headStyle = (size: number) => ({ face: 'sans-strong', size: size - 0.75, color: 'ink-muted' }) as const;

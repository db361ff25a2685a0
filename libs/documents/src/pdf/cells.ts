import type { Color } from '../palette';
import type { TextStyle } from './pen';

export interface Column {
  readonly name: string;
  /** Numbers stand at the right, in a column as wide as they need: none is ever cut. */
  readonly isNumber?: boolean;
  /** Of what numbers leave, in parts; 1 if absent. */
  readonly weight?: number;
}

export interface Cell {
  readonly text: string;
  /** Behind the text and fainter, such as a unit or a date: whole, however much of the text is cut. */
  readonly after?: string;
  readonly color?: Color;
  readonly isStrong?: boolean;
}

export interface TableRow {
  readonly cells: readonly (Cell | string)[];
  /** With a heavier line above. */
  readonly isTotal?: boolean;
}

/** A cell as it is written. */
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

import type { Color } from '../palette';
import type { Sheet } from './sheet';

export interface Column {
  readonly name: string;
  /** Of the table's width. */
  readonly share: number;
  /** Numbers stand at the right. */
  readonly isNumber?: boolean;
}

export interface Cell {
  readonly text: string;
  readonly color?: Color;
  readonly isStrong?: boolean;
}

export interface TableRow {
  readonly cells: readonly (Cell | string)[];
  /** With a heavier line above. */
  readonly isTotal?: boolean;
}

interface TableLook {
  readonly rowHeight: number;
  readonly size: number;
}

const GAP = 8;

/** A table that goes on on the next page, below its head once more. */
export function drawTable(sheet: Sheet, columns: readonly Column[], rows: readonly TableRow[], look: TableLook): void {
  drawHead(sheet, columns, look);
  rows.forEach((row, index) => {
    if (sheet.makeRoom(look.rowHeight)) drawHead(sheet, columns, look);
    const { cells, isTotal = false } = row;
    cells.forEach((cell, column) => {
      const { text, color = 'ink', isStrong = isTotal } = typeof cell === 'string' ? { text: cell } : cell;
      drawCell(sheet, columns, column, text, {
        size: look.size,
        color,
        ...(isStrong && { face: 'sans-strong' as const }),
      });
    });
    const next = rows[index + 1];
    const below = sheet.y + look.rowHeight * 0.38;
    if (next?.isTotal) sheet.pen.rule(sheet.left, below, sheet.width, 'ink', 0.9);
    else if (next) sheet.pen.rule(sheet.left, below, sheet.width);
    sheet.y += look.rowHeight;
  });
}

function drawHead(sheet: Sheet, columns: readonly Column[], { rowHeight, size }: TableLook): void {
  const style = { face: 'sans-strong', size: size - 0.75, color: 'ink-muted' } as const;
  columns.forEach(({ name }, column) => drawCell(sheet, columns, column, name, style));
  sheet.pen.rule(sheet.left, sheet.y + rowHeight * 0.38, sheet.width);
  sheet.y += rowHeight;
}

function drawCell(
  { pen, left, width, y }: Sheet,
  columns: readonly Column[],
  index: number,
  text: string,
  style: Parameters<Sheet['pen']['text']>[3],
): void {
  const column = columns[index];
  if (!column) return;
  const from = left + width * columns.slice(0, index).reduce((sum, { share }) => sum + share, 0);
  const room = width * column.share;
  const isLast = index === columns.length - 1;
  const end = from + room - (isLast ? 0 : GAP);
  if (column.isNumber) pen.text(text, end, y, style, 'end', room - GAP);
  else pen.text(text, from, y, style, 'start', isLast ? room : room - GAP);
}

import { type Column, headStyle, styled, type TableRow } from './cells';
import { fitted, type Widths } from './column-widths';
import type { TextStyle } from './pen';
import type { Sheet } from './sheet';

export interface TableLook {
  readonly rowHeight: number;
  /** Of the text, at most. */
  readonly size: number;
}

/** A table that goes on on the next page, below its head once more. */
export function drawTable(sheet: Sheet, columns: readonly Column[], rows: readonly TableRow[], look: TableLook): void {
  const widths = fitted(sheet, columns, rows, look.size);
  drawHead(sheet, columns, widths, look);
  rows.forEach((row, index) => {
    if (sheet.makeRoom(look.rowHeight)) drawHead(sheet, columns, widths, look);
    row.cells.forEach((cell, column) => {
      const { text, ...style } = styled(cell, row, widths.size);
      drawCell(sheet, columns, widths, column, text, style);
    });
    const next = rows[index + 1];
    const below = sheet.y + look.rowHeight * 0.38;
    if (next?.isTotal) sheet.pen.rule(sheet.left, below, sheet.width, 'ink', 0.9);
    else if (next) sheet.pen.rule(sheet.left, below, sheet.width);
    sheet.y += look.rowHeight;
  });
}

function drawHead(sheet: Sheet, columns: readonly Column[], widths: Widths, { rowHeight }: TableLook): void {
  columns.forEach(({ name }, column) => drawCell(sheet, columns, widths, column, name, headStyle(widths.size)));
  sheet.pen.rule(sheet.left, sheet.y + rowHeight * 0.38, sheet.width);
  sheet.y += rowHeight;
}

function drawCell(
  { pen, left, y }: Sheet,
  columns: readonly Column[],
  { columns: widths, gap }: Widths,
  index: number,
  text: string,
  style: TextStyle,
): void {
  const isLast = index === columns.length - 1;
  const from = left + widths.slice(0, index).reduce((sum, width) => sum + width, 0);
  const room = (widths[index] ?? 0) - (isLast ? 0 : gap);
  if (columns[index]?.isNumber) pen.text(text, from + room, y, style, 'end', room);
  else pen.text(text, from, y, style, 'start', room);
}

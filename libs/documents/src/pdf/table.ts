import { type Column, headStyle, styled, type TableRow, afterStyle } from './cells';
import { fitted, type Widths } from './column-widths';
import type { Sheet } from './sheet';

export interface TableLook {
  readonly rowHeight: number;
  /** Largest font size. */
  readonly size: number;
}

/** Draws a table that repeats its header on each page. */
export function drawTable(sheet: Sheet, columns: readonly Column[], rows: readonly TableRow[], look: TableLook): void {
  const widths = fitted(sheet, columns, rows, look.size);
  const { structure } = sheet.pen;
  structure.within('Table', () => {
    structure.within('TR', () => drawHead(sheet, columns, widths, look));
    rows.forEach((row, index) => {
      // A repeated header is decoration: screen readers should read it once.
      if (sheet.makeRoom(look.rowHeight)) structure.decoration(() => drawHead(sheet, columns, widths, look));
      structure.within('TR', () => drawRow(sheet, columns, widths, row));
      drawRule(sheet, rows[index + 1], look);
      sheet.y += look.rowHeight;
    });
  });
}

function drawRow(sheet: Sheet, columns: readonly Column[], widths: Widths, row: TableRow): void {
  row.cells.forEach((cell, index) => {
    drawCell(sheet, columns, widths, index, index === 0 ? 'Row' : undefined, styled(cell, row, widths.size));
  });
}

function drawRule(sheet: Sheet, next: TableRow | undefined, { rowHeight }: TableLook): void {
  const below = sheet.y + rowHeight * 0.38;
  if (next?.isTotal) sheet.pen.rule(sheet.left, below, sheet.width, 'ink', 0.9);
  else if (next) sheet.pen.rule(sheet.left, below, sheet.width);
}

function drawHead(sheet: Sheet, columns: readonly Column[], widths: Widths, { rowHeight }: TableLook): void {
  columns.forEach(({ name }, index) => {
    drawCell(sheet, columns, widths, index, 'Column', { text: name, after: '', style: headStyle(widths.size) });
  });
  sheet.pen.rule(sheet.left, sheet.y + rowHeight * 0.38, sheet.width);
  sheet.y += rowHeight;
}

function drawCell(
  { pen, left: margin, y }: Sheet,
  columns: readonly Column[],
  { columns: widths, gap }: Widths,
  index: number,
  headOf: 'Column' | 'Row' | undefined,
  { text, after, style }: ReturnType<typeof styled>,
): void {
  const isLast = index === columns.length - 1;
  const from = margin + widths.slice(0, index).reduce((sum, width) => sum + width, 0);
  const room = (widths[index] ?? 0) - (isLast ? 0 : gap);
  const faint = afterStyle(style.size);
  const left = room - pen.widthOf(after, faint);
  const draw = () => {
    if (columns[index]?.isNumber) {
      pen.text(text, from + left, y, style, 'end', left);
      pen.text(after, from + left, y, faint);
    } else pen.text(after, from + pen.text(text, from, y, style, 'start', left), y, faint);
  };
  if (headOf) pen.structure.part('TH', draw, { scope: headOf });
  else pen.structure.part('TD', draw);
}

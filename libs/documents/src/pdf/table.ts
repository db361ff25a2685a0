import { type Column, headStyle, styled, type TableRow, afterStyle } from './cells';
import { fitted, type Widths } from './column-widths';
import type { TextStyle } from './pen';
import type { Sheet } from './sheet';

export interface TableLook {
  readonly rowHeight: number;
  /** Largest font size. */
  readonly size: number;
}

/** Draws a table that repeats its header on each page. */
export function drawTable(sheet: Sheet, columns: readonly Column[], rows: readonly TableRow[], look: TableLook): void {
  const widths = fitted(sheet, columns, rows, look.size);
  const rowHeight = look.rowHeight * sheet.density;
  const { structure } = sheet.pen;
  structure.within('Table', () => {
    structure.within('TR', () => drawHead(sheet, columns, widths, rowHeight));
    rows.forEach((row, index) => {
      const cells = row.cells.map((cell, column) =>
        wrapped(sheet, columns, widths, column, styled(cell, row, widths.size)),
      );
      const further = (Math.max(1, ...cells.map(({ lines }) => lines.length)) - 1) * widths.size * LINE;
      // A repeated header is decoration: screen readers should read it once.
      if (sheet.makeRoom(rowHeight + further)) structure.decoration(() => drawHead(sheet, columns, widths, rowHeight));
      structure.within('TR', () =>
        cells.forEach((cell, column) =>
          drawCell(sheet, columns, widths, column, column === 0 ? 'Row' : undefined, cell),
        ),
      );
      sheet.y += further;
      drawRule(sheet, rows[index + 1], rowHeight);
      sheet.y += rowHeight;
    });
  });
}

/** Line height within a cell, in multiples of the font size. */
const LINE = 1.3;

interface Wrapped {
  readonly lines: readonly string[];
  /** Lighter, after the last line. */
  readonly after: string;
  readonly style: TextStyle;
}

/** Cells of text columns have as many lines as they need, numbers have one. */
function wrapped(
  { pen }: Sheet,
  columns: readonly Column[],
  widths: Widths,
  index: number,
  { text, after, style }: ReturnType<typeof styled>,
): Wrapped {
  if (columns[index]?.isNumber) return { lines: [text], after, style };
  const room = roomOf(columns, widths, index);
  const lines = pen.linesOf(text, room, style);
  const fits = pen.widthOf(lines.at(-1) ?? '', style) + pen.widthOf(after, afterStyle(style.size)) <= room;
  return fits ? { lines, after, style } : { lines: [...lines, ''], after: after.replace(/^, /, ''), style };
}

const roomOf = (columns: readonly Column[], { columns: widths, gap }: Widths, index: number): number =>
  (widths[index] ?? 0) - (index === columns.length - 1 ? 0 : gap);

function drawRule(sheet: Sheet, next: TableRow | undefined, rowHeight: number): void {
  const below = sheet.y + rowHeight * 0.38;
  if (next?.isTotal) sheet.pen.rule(sheet.left, below, sheet.width, 'ink', 0.9);
  else if (next) sheet.pen.rule(sheet.left, below, sheet.width);
}

function drawHead(sheet: Sheet, columns: readonly Column[], widths: Widths, rowHeight: number): void {
  const style = headStyle(widths.size);
  const heads = columns.map(({ name }, index) => sheet.pen.linesOf(name, roomOf(columns, widths, index), style));
  heads.forEach((lines, index) => drawCell(sheet, columns, widths, index, 'Column', { lines, after: '', style }));
  sheet.y += (Math.max(...heads.map((lines) => lines.length)) - 1) * style.size * LINE;
  sheet.pen.rule(sheet.left, sheet.y + rowHeight * 0.38, sheet.width);
  sheet.y += rowHeight;
}

function drawCell(
  { pen, left: margin, y }: Sheet,
  columns: readonly Column[],
  widths: Widths,
  index: number,
  headOf: 'Column' | 'Row' | undefined,
  { lines, after, style }: Wrapped,
): void {
  const from = margin + widths.columns.slice(0, index).reduce((sum, width) => sum + width, 0);
  const room = roomOf(columns, widths, index);
  const faint = afterStyle(style.size);
  const left = room - pen.widthOf(after, faint);
  const draw = () => {
    if (columns[index]?.isNumber) {
      lines.forEach((line, number) => pen.text(line, from + left, y + number * style.size * LINE, style, 'end', left));
      pen.text(after, from + left, y, faint);
      return;
    }
    lines.forEach((line, number) => {
      const baseline = y + number * style.size * LINE;
      const width = pen.text(line, from, baseline, style, 'start', room);
      if (number === lines.length - 1) pen.text(after, from + width, baseline, faint);
    });
  };
  if (headOf) pen.structure.part('TH', draw, { scope: headOf });
  else pen.structure.part('TD', draw);
}

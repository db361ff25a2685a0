import { type Column, headStyle, styled, type TableRow, afterStyle } from './cells';
import type { Sheet } from './sheet';

export interface Widths {
  readonly columns: readonly number[];
  /** Font size, reduced if the numbers need it. */
  readonly size: number;
  /** Gap between columns, included in their widths. */
  readonly gap: number;
}

/** Least share of the table's width for text columns. */
const TEXT_SHARE = 0.22;
/** Widest that a header makes a number column, in multiples of the font size. */
const NAME_WIDTH = 11;
const SMALLEST_SIZE = 4;
const STEP = 0.25;
/** Widest extra space per number column. */
const WIDEST_GAP = 44;

/** Picks the largest font size at which number columns fit their widest value and text columns keep their share. */
export function fitted(sheet: Sheet, columns: readonly Column[], rows: readonly TableRow[], largest: number): Widths {
  for (let size = largest; ; size -= STEP) {
    const gap = size;
    const needed = columns.map((column, index) =>
      column.isNumber ? numbersWidth(sheet, column, rows, index, size) + gap : 0,
    );
    const left = sheet.width - needed.reduce((sum, width) => sum + width, 0);
    if (left < sheet.width * TEXT_SHARE && size > SMALLEST_SIZE) continue;
    return { columns: spread(columns, needed, Math.max(left, 0), sheet.width), size, gap };
  }
}

function numbersWidth(sheet: Sheet, column: Column, rows: readonly TableRow[], index: number, size: number): number {
  const named = Math.min(sheet.pen.widthOf(column.name, headStyle(size)), NAME_WIDTH * size);
  return rows.reduce((widest, row) => {
    const cell = row.cells[index];
    if (cell === undefined) return widest;
    const { text, after, style } = styled(cell, row, size);
    return Math.max(widest, sheet.pen.widthOf(text, style) + sheet.pen.widthOf(after, afterStyle(size)));
  }, named);
}

/** Distributes the remaining width to text columns, or among number columns if there is at most one text column. */
function spread(columns: readonly Column[], needed: readonly number[], left: number, width: number): readonly number[] {
  const texts = columns.filter(({ isNumber }) => !isNumber);
  const numbers = columns.length - texts.length;
  const spare = texts.length > 1 || numbers === 0 ? 0 : Math.max(left - width * TEXT_SHARE, 0);
  const each = numbers === 0 ? 0 : Math.min(spare / numbers, WIDEST_GAP);
  const parts = texts.reduce((sum, { weight = 1 }) => sum + weight, 0);
  return columns.map(({ isNumber, weight = 1 }, index) =>
    isNumber ? (needed[index] ?? 0) + each : ((left - each * numbers) * weight) / parts,
  );
}

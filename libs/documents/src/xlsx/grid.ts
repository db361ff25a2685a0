import type { Cell, CellStyle, CellValue, WriteSheet } from 'hucre/xlsx';
import { PALETTE } from '../palette';
import { textOf } from '../text-of';

/** A formula with its cached result, so that viewers that do not compute show the right value. */
export interface Formula {
  readonly formula: string;
  readonly result: number | string;
}

/** Strings are never read as formulas, even if they start with "=". */
type Content = string | number | Formula;

/** Excel refuses files with longer formulas. */
const LONGEST_FORMULA = 8_000;

/** Of an average character with the space that wrapped words leave, in units of column widths. */
const CHARACTER_WIDTH = 1.1;
const LINE_POINTS = 13;
/** Excel's limit. */
const MOST_POINTS = 409;

const rgb = (color: keyof typeof PALETTE) => ({ rgb: PALETTE[color].slice(1) });

export const MONEY = '#,##0;-#,##0;0';
export const PERCENT = '0.0%';
export const YEAR = '"Year "0;;"Start"';

export const FONT = { name: 'Arial', size: 10 };
const HEAD = {
  font: { ...FONT, bold: true, color: rgb('ink-muted') },
  border: { bottom: { style: 'thin', color: rgb('ink-muted') } },
} as const;

const TOP = { vertical: 'top' } as const;

const STYLES = {
  plain: { alignment: TOP },
  title: { font: { name: 'Georgia', size: 18, bold: true } },
  heading: { font: { ...FONT, bold: true } },
  muted: { font: { ...FONT, color: rgb('ink-muted') }, alignment: TOP },
  head: HEAD,
  headOfNumbers: { ...HEAD, alignment: { horizontal: 'right' } },
  total: { font: { ...FONT, bold: true }, border: { top: { style: 'thin', color: rgb('ink') } } },
  /** Cells that readers may change. */
  input: { fill: { type: 'pattern', pattern: 'solid', fgColor: rgb('accent-soft') }, alignment: TOP },
  text: { alignment: { wrapText: true, ...TOP } },
} as const satisfies Readonly<Record<string, CellStyle>>;

export type StyleName = keyof typeof STYLES;

/** A sheet written row by row. Rows and columns count from 0. */
export class Grid {
  row = 0;

  private readonly rows: CellValue[][] = [];
  private readonly cells = new Map<string, Partial<Cell>>();

  constructor(readonly name: string) {}

  put(column: number, content: Content, style: StyleName = 'plain', numFmt?: string): void {
    const row = (this.rows[this.row] ??= []);
    while (row.length <= column) row.push(null);
    this.cells.set(`${this.row},${column}`, {
      ...cellOf(content),
      style: { ...STYLES[style], ...(numFmt && { numFmt }) },
    });
  }

  /** @returns the row that was written */
  next(): number {
    this.rows[this.row] ??= [];
    this.row += 1;
    return this.row - 1;
  }

  /** For example "Costs!E5". */
  cell(row: number, column: number): string {
    return `${this.quoted}!${at(row, column)}`;
  }

  /** For example "Costs!$E$5". */
  fixed(row: number, column: number): string {
    return `${this.quoted}!$${letters(column)}$${row + 1}`;
  }

  sheet(rest: Omit<WriteSheet, 'name' | 'rows' | 'cells' | 'rowDefs'>): WriteSheet {
    return { name: this.name, rows: this.rows, cells: this.cells, rowDefs: this.heights(rest.columns ?? []), ...rest };
  }

  /** Rows that wrap. Not every program makes them high enough by itself. */
  private heights(columns: readonly { readonly width?: number }[]): Map<number, { readonly height: number }> {
    const linesIn = (row: readonly CellValue[], index: number) =>
      row.map((value, column) => {
        const { style, value: content = value } = this.cells.get(`${index},${column}`) ?? {};
        const width = columns[column]?.width;
        if (!style?.alignment?.wrapText || typeof content !== 'string' || !width) return 1;
        return Math.ceil((content.length * CHARACTER_WIDTH) / width);
      });
    return new Map(
      this.rows.flatMap((row, index) => {
        const lines = Math.max(1, ...linesIn(row, index));
        return lines === 1 ? [] : [[index, { height: Math.min(lines * LINE_POINTS, MOST_POINTS) }] as const];
      }),
    );
  }

  private get quoted(): string {
    return /\W/.test(this.name) ? `'${this.name}'` : this.name;
  }
}

function cellOf(content: Content): Partial<Cell> {
  if (typeof content !== 'object') return { value: typeof content === 'string' ? textOf(content) : content };
  const { formula, result } = content;
  if (formula.length > LONGEST_FORMULA) return { value: result };
  return { formula, formulaResult: typeof result === 'number' && !Number.isFinite(result) ? '#NUM!' : result };
}

/** For example "E5". */
export const at = (row: number, column: number): string => `${letters(column)}${row + 1}`;

/** For example "E5:I5". */
export const across = (row: number, from: number, to: number): string => `${at(row, from)}:${at(row, to)}`;

const letters = (column: number): string =>
  column < 26 ? String.fromCharCode(65 + column) : `${letters(Math.floor(column / 26) - 1)}${letters(column % 26)}`;

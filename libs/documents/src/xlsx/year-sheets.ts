import type { WriteSheet } from 'hucre/xlsx';
import { type Workbook, START_COLUMN, YEARS_ROW } from './workbook';
import { across, at, Grid, MONEY, type StyleName, YEAR } from './grid';

/** A sheet with a column per year. Its rows start below `YEARS_ROW`. */
export function yearGrid(
  workbook: Workbook,
  name: string,
  about: string,
  heads: readonly string[],
  hasSum = true,
): Grid {
  const grid = new Grid(name);
  grid.put(0, name, 'title');
  grid.next();
  grid.put(0, about, 'muted');
  grid.next();
  grid.next();
  heads.forEach((head, column) => grid.put(column, head, 'head'));
  for (const year of workbook.years) grid.put(START_COLUMN + year, year, 'headOfNumbers', YEAR);
  if (hasSum) grid.put(workbook.sumColumn, 'Sum', 'headOfNumbers');
  grid.next();
  return grid;
}

/** Writes amounts by year and their sum, as formulas with cached results. @returns the row number */
export function putYears(
  workbook: Workbook,
  grid: Grid,
  amounts: readonly number[],
  formulaOf: (column: number, year: number) => string | undefined,
  { style = 'plain', hasSum = true, format = MONEY }: { style?: StyleName; hasSum?: boolean; format?: string } = {},
): number {
  for (const year of workbook.years) {
    const column = START_COLUMN + year;
    const formula = formulaOf(column, year);
    const result = amounts[year] ?? 0;
    grid.put(column, formula === undefined ? result : { formula, result }, style, format);
  }
  if (hasSum) {
    const formula = `SUM(${across(grid.row, START_COLUMN, workbook.lastColumn)})`;
    grid.put(workbook.sumColumn, { formula, result: amounts.reduce((sum, amount) => sum + amount, 0) }, style, format);
  }
  return grid.next();
}

export const sumOf = (rows: readonly number[], column: number): string | undefined =>
  rows.length === 0 ? undefined : `SUM(${rows.map((row) => at(row, column)).join(',')})`;

export const yearSheet = (workbook: Workbook, grid: Grid, widths: readonly number[] = [34, 20, 34]): WriteSheet =>
  grid.sheet({
    columns: [...widths.map((width) => ({ width })), ...workbook.years.map(() => ({ width: 13 })), { width: 14 }],
    freezePane: { rows: YEARS_ROW + 1, columns: 1 },
  });

import type { InputReading, InputTable } from '@casewright/rules';
import type { InputMapping } from './checklist';
import { SheetReader, type SheetRow } from './read-sheet';

const MAX_SHEETS = 50;

/** Counts the rows of a bill and notes their errors. Retains no rows. */
export class TableReader {
  private readonly sheets = new Map<string, SheetReader>();
  private isTooMany = false;

  constructor(
    private readonly table: InputTable,
    private readonly mapping: InputMapping | null,
  ) {}

  take(row: SheetRow): void {
    if (row.cells.every((cell) => !cell.trim())) return;
    let sheet = this.sheets.get(row.sheet);
    if (!sheet) {
      this.isTooMany ||= this.sheets.size >= MAX_SHEETS;
      if (this.isTooMany) return;
      const isMapped = this.mapping?.sheet === row.sheet;
      this.sheets.set(row.sheet, (sheet = new SheetReader(row.sheet, this.table, isMapped ? this.mapping : null)));
    }
    sheet.take(row);
  }

  result(): InputReading {
    const all = [...this.sheets.values()];
    for (const sheet of all) sheet.end();
    const used = this.used(all);
    const rows = sumOf(used.map((sheet) => sheet.rows));
    const totals = Object.fromEntries(
      this.table.columns
        .filter(({ kind }) => kind === 'number')
        .map(({ key }) => [key, sumOf(used.map((sheet) => sheet.totals.get(key) ?? 0))]),
    );
    const months = new Set(used.flatMap((sheet) => [...sheet.months]));
    return {
      problem: this.problem(all, used, rows, months.size),
      sheets: all.map((sheet) => sheet.reading(used.includes(sheet))),
      rows,
      ...(months.size > 0 && { months: months.size }),
      totals,
      faults: used.flatMap((sheet) => sheet.faults),
      ...{ intake: null, also: [] },
    };
  }

  private used(all: readonly SheetReader[]): readonly SheetReader[] {
    if (this.mapping) return all.filter(({ name }) => name === this.mapping?.sheet);
    return all.filter((sheet) => sheet.isWhole);
  }

  private problem(
    all: readonly SheetReader[],
    used: readonly SheetReader[],
    rows: number,
    months: number,
  ): string | null {
    if (this.isTooMany) return `The workbook has more than ${MAX_SHEETS} sheets.`;
    if (all.length === 0) return 'The file has no rows.';
    if (used.length === 0) {
      const missing = all
        .map((sheet) => sheet.missing)
        .reduce((best, next) => (next.length < best.length ? next : best));
      const names = missing.map(({ label }) => label).join(', ');
      return `We didn’t find ${missing.length === 1 ? 'this column' : 'these columns'}: ${names}. Choose ${missing.length === 1 ? 'it' : 'them'} below, or upload another file.`;
    }
    if (rows === 0) return 'There are no rows below the header.';
    const { months: asked = 0 } = this.table;
    return months < asked
      ? `The file covers ${months} ${months === 1 ? 'month' : 'months'}. We need at least ${asked}.`
      : null;
  }
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

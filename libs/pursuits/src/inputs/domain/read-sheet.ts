import {
  type CellFaultKind,
  type ColumnFault,
  type ColumnPlaces,
  type InputColumn,
  type InputTable,
  matchColumns,
  missingColumns,
  monthIn,
  numberIn,
  type SheetReading,
} from '@casewright/rules';
import type { IntakeRow } from '@casewright/rules/intake';
import type { InputMapping } from './checklist';

/** A row of any sheet, as the adapters read it. */
export type SheetRow = IntakeRow;

/** Titles and notes may precede the header. */
const HEADER_SEARCH_ROWS = 20;
const MAX_HEADERS = 200;
const MAX_HEADER_LENGTH = 100;
const MAX_LISTED_ROWS = 10;
const MAX_SAMPLES = 3;
const MAX_SAMPLE_LENGTH = 40;

/** PostgreSQL can store neither NUL nor unpaired surrogates. */
const shown = (cell: string): string => cell.replaceAll('\0', '').trim().slice(0, MAX_HEADER_LENGTH).toWellFormed();

/** Finds the header among the first rows, then reads the rows below it. */
export class SheetReader {
  rows = 0;
  readonly totals = new Map<string, number>();
  readonly months = new Set<string>();
  private readonly first: SheetRow[] = [];
  private header: SheetRow | undefined;
  private places: ColumnPlaces = {};
  private isRead = false;
  private readonly samples: string[][] = [];
  private readonly found = new Map<
    string,
    { readonly fault: Omit<ColumnFault, 'rows' | 'count'>; rows: number[]; count: number }
  >();

  constructor(
    readonly name: string,
    private readonly table: InputTable,
    private readonly mapping: InputMapping | null,
  ) {}

  get isWhole(): boolean {
    return this.missing.length === 0;
  }

  get missing(): readonly InputColumn[] {
    return missingColumns(this.table, this.places);
  }

  get faults(): readonly ColumnFault[] {
    return [...this.found.values()].map(({ fault, rows, count }) => ({ ...fault, rows, count }));
  }

  take(row: SheetRow): void {
    if (this.header) return this.count(row);
    if (this.mapping) {
      if (row.row === this.mapping.headerRow) this.begin(row, this.mapping.columns);
      return;
    }
    const places = matchColumns(row.cells, this.table);
    if (missingColumns(this.table, places).length === 0) return this.begin(row, places);
    this.first.push(row);
    if (this.first.length >= HEADER_SEARCH_ROWS) this.guess();
  }

  end(): void {
    if (!this.header && this.first.length > 0) this.guess();
  }

  reading(isUsed: boolean): SheetReading {
    const headers = (this.header?.cells ?? []).slice(0, MAX_HEADERS).map(shown);
    return {
      name: this.name,
      headerRow: this.header?.row ?? 0,
      headers,
      columns: this.places,
      rows: this.rows,
      isUsed,
      ...{ source: null, isHidden: false, units: {}, samples: headers.map((_, place) => this.samples[place] ?? []) },
    };
  }

  /** Picks the row with the most known names, otherwise the first with several cells. */
  private guess(): void {
    const known = ({ cells }: SheetRow) => Object.keys(matchColumns(cells, this.table)).length;
    const filled = ({ cells }: SheetRow) => cells.filter((cell) => cell.trim()).length;
    const best = this.first.reduce((one, next) => (known(next) > known(one) ? next : one));
    const header = known(best) > 0 ? best : (this.first.find((row) => filled(row) > 1) ?? best);
    this.begin(header, matchColumns(header.cells, this.table));
    for (const row of this.first) if (row.row > header.row) this.count(row);
    this.first.length = 0;
  }

  private begin(header: SheetRow, places: ColumnPlaces): void {
    this.header = header;
    this.places = places;
    this.isRead = this.isWhole;
  }

  private count(row: SheetRow): void {
    this.rows += 1;
    for (const [place, cell] of row.cells.entries()) {
      const samples = (this.samples[place] ??= []);
      if (samples.length < MAX_SAMPLES && cell.trim()) samples.push(shown(cell).slice(0, MAX_SAMPLE_LENGTH));
    }
    if (!this.isRead) return;
    for (const column of this.table.columns) {
      const place = this.places[column.key];
      if (place !== undefined) this.readCell(column, place, row.cells[place] ?? '', row);
    }
  }

  private readCell(column: InputColumn, place: number, cell: string, { row, decimal }: SheetRow): void {
    const { key, kind, isRequired } = column;
    if (!cell.trim()) return isRequired ? this.note(column, place, 'empty', row) : undefined;
    if (kind === 'month') {
      const month = monthIn(cell);
      return month ? void this.months.add(month) : this.note(column, place, 'not-a-month', row);
    }
    if (kind === 'text') return;
    const value = numberIn(cell, decimal);
    if (value === undefined) return this.note(column, place, 'not-a-number', row);
    // Bills may contain credits.
    if (value < 0 && key !== 'costUsd') return this.note(column, place, 'negative', row);
    this.totals.set(key, (this.totals.get(key) ?? 0) + value);
  }

  private note({ key, label }: InputColumn, place: number, kind: CellFaultKind, row: number): void {
    const at = `${key} ${kind}`;
    const known = this.found.get(at);
    if (!known) {
      const fault = {
        sheet: this.name,
        column: shown(this.header?.cells[place] ?? '') || label,
        place,
        kind,
      };
      this.found.set(at, { fault, rows: [row], count: 1 });
      return;
    }
    known.count += 1;
    if (known.rows.length < MAX_LISTED_ROWS) known.rows.push(row);
  }
}

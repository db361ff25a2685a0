import type { DecimalSign } from '../cells/number-cell';
import { ColumnCells, UNDECIDED } from '../cells/column-cells';
import { INPUT_TABLES, type InputTable } from '../inputs/input-tables';
import { type ColumnPlaces, matchColumns, missingColumns } from '../inputs/match-columns';
import type { SheetReading } from '../inputs/reading';
import { countIn, isFalse, isFault, isSizeUnit, isTrue, withoutUnit } from './cells';
import { DataRows, entryIn, type InventoryKind } from './entries';
import { type ChosenUnits, fieldOfKey, generalColumns, joinedHeader, keyOfField, moreColumns } from './general-table';
import type { RowFault } from './groups';
import { isTotalName, mayBeTotal } from './left-out';
import type { Joined } from './joined';
import { recognizeSheet } from './registry';
import type { InventoryEntry, RowKind } from './rows';
import { type AmountFaultAt, isNothing, type RawRow, RowCells } from './sheet-rows';
import type { FoundColumn, Source, SourceField, SourceSheet } from './source';
import { bytesIn } from './units';

/** A row of a file, as the adapters read it. */
export interface IntakeRow {
  /** Empty for a CSV. */
  readonly sheet: string;
  /** From 1, as in spreadsheets. */
  readonly row: number;
  readonly cells: readonly string[];
  readonly decimal: DecimalSign;
  readonly isHidden?: boolean;
  readonly isSheetHidden?: boolean;
  /** Currencies of number formats, by place. */
  readonly currencies?: Readonly<Record<number, string>>;
}

/** The sheet, its columns and their units, as the seller chose them. */
export interface IntakeMapping {
  readonly sheet: string;
  readonly headerRow: number;
  readonly columns: ColumnPlaces;
  readonly units?: ChosenUnits;
}

export const MAX_INVENTORY_ROWS = 20_000;
/** Titles and notes may precede the header. */
const HEADER_SEARCH_ROWS = 20;
const MAX_HEADERS = 200;
const MAX_HEADER_LENGTH = 100;
const MAX_SAMPLES = 3;
const MAX_SAMPLE_LENGTH = 40;

/** PostgreSQL can store neither NUL nor unpaired surrogates. */
const shown = (cell: string, maxLength = MAX_HEADER_LENGTH): string =>
  cell.replaceAll('\0', '').trim().slice(0, maxLength).toWellFormed();

export interface Layout {
  readonly source: Source | null;
  readonly sheet: Pick<SourceSheet, 'id' | 'row' | 'version' | 'requires'>;
  readonly columns: readonly FoundColumn[];
  /** Columns of the item's table that are there, by key. */
  readonly places: ColumnPlaces;
}

/** Finds the header among the first rows of a sheet, then collects the rows below it. */
export class InventorySheet {
  layout: Layout | undefined;
  /** Rows with data, also those beyond the limit. */
  count = 0;
  secondTableRow: number | null = null;
  /** Beside each other. */
  hasTwoTables = false;
  readonly totals: { sheet: string; row: number; cpus: number }[] = [];
  /** Servers that count as hosts, although the file calls them virtual. */
  virtualHosts = 0;
  /** Machines by a power state that isn't known. */
  readonly unknownStates = new Map<string, number>();
  private header: readonly string[] = [];
  private headerRow = 0;
  private lastHeaderRow = 0;
  private readonly first: IntakeRow[] = [];
  private readonly raw: RawRow[] = [];
  private readonly samples: string[][] = [];
  private withoutUnit = new Set<number>();
  private isGuessed = false;

  constructor(
    readonly name: string,
    readonly isHidden: boolean,
    private readonly table: InputTable,
    private readonly mapping: IntakeMapping | null,
    private readonly joined: Joined,
  ) {}

  get missing() {
    const places = this.layout?.places ?? (this.isGuessed ? matchColumns(this.header, this.table) : {});
    return missingColumns(this.table, places);
  }

  get headersWithoutUnit(): readonly string[] {
    return [...this.withoutUnit].map((place) => shown(this.header[place] ?? ''));
  }

  take(row: IntakeRow): void {
    if (this.header.length > 0) return this.add(row);
    this.first.push(row);
    if (this.mapping) {
      if (row.row >= this.mapping.headerRow) this.begin();
      return;
    }
    // One row more than the header, in case the header has two.
    if (this.first.length > HEADER_SEARCH_ROWS || this.headerIn(this.first.slice(0, -1))) this.begin();
  }

  end(): void {
    if (this.header.length === 0 && this.first.length > 0) this.begin();
  }

  reading(isUsed: boolean): SheetReading {
    const headers = this.header.slice(0, MAX_HEADERS).map((header) => shown(header));
    const places = this.layout?.places ?? matchColumns(this.header, this.table);
    const units = Object.entries(places).flatMap(([key, place]) => {
      const unit = this.layout?.columns.find((column) => column.place === place)?.unit;
      return isSizeUnit(unit) ? [[key, unit] as const] : [];
    });
    return {
      name: this.name,
      headerRow: this.headerRow,
      headers,
      columns: places,
      rows: this.count,
      isUsed,
      source: this.layout?.source ? `${this.layout.source.product} ${this.layout.sheet.id}` : null,
      isHidden: this.isHidden,
      units: Object.fromEntries(units),
      samples: headers.map((_, place) => this.samples[place] ?? []),
      storage: storageIn(this.layout?.columns ?? []),
    };
  }

  /** Machines or hosts of this sheet. @param known IDs of earlier rows, for duplicates */
  entries(kind: InventoryKind, known: Set<string>): readonly SheetEntry[] {
    const { layout } = this;
    if (!layout) return [];
    const decimals = decimalsOf(layout.columns, this.raw);
    const data = new DataRows();
    const field = kind === 'machine' ? 'vCpu' : 'cores';
    return this.raw.map((row) => {
      const raw = { ...row, decimals };
      const noData = data.take(new RowCells(layout.columns, raw), raw);
      const cells = new RowCells(layout.columns, raw);
      const from = { kind, sheet: this.name, raw, requires: layout.sheet.requires ?? [], joined: this.joined };
      const entry = entryIn(cells, { ...from, known: noData ? new Set() : known });
      const total = noData === 'total' && data.isOfAll ? cells.peek(field) : null;
      if (total !== null) this.totals.push({ sheet: this.name, row: raw.row, cpus: total });
      if (noData) return { entry: { ...entry, leftOut: noData }, faults: [] };
      if (entry.kind === 'host' && isVirtual(cells)) this.virtualHosts += 1;
      const state = cells.text('power');
      if (entry.kind === 'machine' && entry.power === null && state)
        this.unknownStates.set(shown(state), (this.unknownStates.get(shown(state)) ?? 0) + 1);
      const faults = (entry.name ? cells.faults : [...cells.faults, emptyName(layout)]).toSorted(byPlace);
      for (const { kind: fault, place } of faults) if (fault === 'no-unit') this.withoutUnit.add(place);
      return { entry, faults: faults.map((fault) => this.rowFault(fault, raw, layout)) };
    });
  }

  private rowFault({ field, place, kind }: AmountFaultAt, { row, cells }: RawRow, { columns }: Layout): RowFault {
    const cell = cells[columns.findIndex((column) => column.place === place)] ?? '';
    const fault = { sheet: this.name, column: shown(this.header[place] ?? ''), place, kind };
    return { fault, row, field, cell: shown(cell, MAX_SAMPLE_LENGTH) };
  }

  private begin(): void {
    const found = this.mapping ? this.mappedHeader(this.mapping) : this.headerIn(this.first);
    if (found) {
      this.header = found.header;
      [this.headerRow, this.lastHeaderRow] = [found.rows[0], found.rows[1]];
      this.layout = found.layout;
    } else this.guess();
    const rest = this.first.filter(({ row }) => row > this.lastHeaderRow);
    this.first.length = 0;
    for (const row of rest) this.add(row);
  }

  private mappedHeader({ headerRow, columns, units }: IntakeMapping): FoundHeader | undefined {
    const at = this.first.findIndex(({ row }) => row === headerRow);
    const cells = this.first[at]?.cells;
    if (!cells) return undefined;
    const known = recognizeSheet(cells);
    const chosen = generalColumns(this.table, cells, columns, units ?? {});
    const own = new Set<SourceField>(chosen.map(({ field }) => (field === 'storage' ? 'provisioned' : field)));
    const isSame = known && (known.sheet.row === this.table.rows || known.sheet.row === 'server');
    // What the seller didn't choose, such as the power state, stays as the tool means it.
    const more = isSame ? known.columns : moreColumns(this.table, cells, chosen);
    const others = more.filter(({ field }) => !own.has(field) && field !== 'inUse');
    return {
      header: cells,
      rows: [headerRow, headerRow],
      layout: { source: null, sheet: generalSheet(this.table), columns: [...chosen, ...others], places: columns },
    };
  }

  /** The first of these rows that is the header of a known tool, or has all columns of the item's table. */
  private headerIn(rows: readonly IntakeRow[]): FoundHeader | undefined {
    for (const [index, { cells, row }] of rows.entries()) {
      const known = recognizeSheet(cells);
      if (known) {
        const places = placesOf(known.columns, this.table);
        const { source, sheet, columns } = known;
        return { header: cells, rows: [row, row], layout: { source, sheet, columns, places } };
      }
      const next = this.first[index + 1];
      const joined = next && isHeaderText(next) ? joinedHeader(cells, next.cells) : undefined;
      const best = [joined, cells].find((header) => header && this.isWhole(header));
      if (!best) continue;
      const places = matchColumns(best, this.table);
      const matched = generalColumns(this.table, best, places, null);
      const columns = [...matched, ...moreColumns(this.table, best, matched)];
      const isJoined = best === joined && next !== undefined;
      return {
        header: best,
        rows: [row, isJoined ? next.row : row],
        layout: { source: null, sheet: generalSheet(this.table), columns, places },
      };
    }
    return undefined;
  }

  private isWhole(header: readonly string[]): boolean {
    return missingColumns(this.table, matchColumns(header, this.table)).length === 0;
  }

  /** For the seller to match: the row with the most known names, otherwise the first with several cells. */
  private guess(): void {
    this.isGuessed = true;
    const known = ({ cells }: IntakeRow) => Object.keys(matchColumns(cells, this.table)).length;
    const filled = ({ cells }: IntakeRow) => cells.filter((cell) => cell.trim()).length;
    const best = this.first.reduce((one, next) => (known(next) > known(one) ? next : one));
    const header = known(best) > 0 ? best : (this.first.find((row) => filled(row) > 1) ?? best);
    this.header = header.cells;
    this.headerRow = this.lastHeaderRow = header.row;
  }

  private add(row: IntakeRow): void {
    for (const [place, cell] of row.cells.entries()) {
      const samples = (this.samples[place] ??= []);
      if (samples.length < MAX_SAMPLES && cell.trim()) samples.push(shown(cell, MAX_SAMPLE_LENGTH));
    }
    const { layout } = this;
    if (!layout) {
      this.count += 1;
      return;
    }
    const kind = layout.sheet.row;
    const raw: RawRow = {
      row: row.row,
      cells: layout.columns.map(({ place }) => row.cells[place] ?? ''),
      decimals: layout.columns.map(() => row.decimal),
      isHidden: row.isHidden ?? false,
      isNote: isNote(row.cells),
      isTotalLabel: !isNamed(layout, row.cells) && row.cells.some((cell) => isTotalName(cell) || mayBeTotal(cell)),
    };
    if (!layout.source && isTwice(layout, row.cells)) this.hasTwoTables = true;
    if (!isInventory(kind)) {
      if (!this.isHidden) this.joined.take(kind, new RowCells(layout.columns, raw));
      return;
    }
    if (raw.cells.every(isNothing)) return;
    if (this.isOtherHeader(row, layout)) return;
    this.count += 1;
    if (this.raw.length <= MAX_INVENTORY_ROWS) this.raw.push(raw);
  }

  /** A repeated header is skipped, another one begins a second table. */
  private isOtherHeader({ cells, row }: IntakeRow, layout: Layout): boolean {
    const amount = layout.columns.find(({ field }) => field === 'memory' || field === 'vCpu' || field === 'cores');
    const cell = amount && cells[amount.place];
    if (!cell?.trim() || !isFault(countIn(cell, '.'))) return false;
    if (cells.every((one, place) => one.trim() === (this.header[place] ?? '').trim())) return true;
    const isTable = TABLES.some((table) => missingColumns(table, matchColumns(cells, table)).length === 0);
    if (!isTable && !recognizeSheet(cells)) return false;
    this.secondTableRow ??= row;
    return false;
  }
}

const TABLES = [INPUT_TABLES.machines, INPUT_TABLES.hosts] as const;

export interface SheetEntry {
  readonly entry: InventoryEntry;
  readonly faults: readonly RowFault[];
}

const byPlace = (one: AmountFaultAt, other: AmountFaultAt): number => one.place - other.place;

/** Decimal signs, as the cells of each column decide. A file's separator only says what is usual. */
function decimalsOf(columns: readonly FoundColumn[], rows: readonly RawRow[]): readonly (DecimalSign | undefined)[] {
  const usual = rows[0]?.decimals[0] ?? '.';
  const isNumber = columns.map(({ field, unit }) => unit !== undefined || NUMBERS.has(field));
  const cells = new ColumnCells(usual, UNDECIDED);
  for (const row of rows)
    for (const [index, cell] of row.cells.entries()) if (isNumber[index]) cells.number(index, withoutUnit(cell));
  const { signs } = cells.decide() ?? UNDECIDED;
  return columns.map((column, index) => {
    const decided = signs.get(index);
    // Nothing is counted in thousandths of a core or a MiB: "16.384" groups its digits.
    const sign =
      decided ?? (isWhole(column) ? cells.signOfWhole(index) : undefined) ?? (cells.isOpen(index) ? 'unclear' : usual);
    return sign === 'unclear' ? undefined : sign;
  });
}

const isWhole = ({ field, unit }: FoundColumn): boolean =>
  field === 'vCpu' || field === 'cores' || (isSizeUnit(unit) && bytesIn(1, unit) <= bytesIn(1, 'MiB'));

const NUMBERS: ReadonlySet<SourceField> = new Set([
  ...(['vCpu', 'cores', 'sockets', 'coresPerSocket', 'threadsPerCore', 'speed', 'memory', 'provisioned'] as const),
  ...(['inUse', 'storage', 'powerWatts', 'machines'] as const),
]);

const emptyName = ({ columns }: Layout): AmountFaultAt => ({
  field: 'name',
  place: columns.find(({ field }) => field === 'name')?.place ?? 0,
  kind: 'empty',
});

const isVirtual = (cells: RowCells): boolean => isTrue(cells.text('virtual')) || isFalse(cells.text('physical'));

const isInventory = (kind: RowKind): boolean => kind === 'machine' || kind === 'host' || kind === 'server';

const isNamed = ({ columns }: Layout, cells: readonly string[]): boolean =>
  columns.some(({ field, place }) => field === 'name' && cells[place]?.trim());

/** Two tables side by side have a name each in every row. */
function isTwice({ columns }: Layout, cells: readonly string[]): boolean {
  const names = columns.flatMap(({ field, place }) => (field === 'name' ? [cells[place]?.trim() ?? ''] : []));
  return new Set(names.filter(Boolean)).size > 1;
}

/** A sentence in one cell, as below a table: not the name of a machine without amounts. */
function isNote(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim());
  return filled.length === 1 && /\S\s+\S/.test(filled[0] ?? '');
}

/** The second row of a header has names and units, but no amounts. */
const isHeaderText = ({ cells }: IntakeRow): boolean => cells.every((cell) => !/\d/.test(cell));

const generalSheet = ({ rows, columns }: InputTable): Layout['sheet'] => ({
  id: '',
  row: rows,
  requires: columns.flatMap(({ key, isRequired }) => (isRequired ? (fieldOfKey(key) ?? []) : [])),
});

/** Servers have vCPU and cores: the table's own column precedes the other. */
const placesOf = (columns: readonly FoundColumn[], { rows, columns: asked }: InputTable): ColumnPlaces => {
  const isOther = ({ field }: FoundColumn) => field === (rows === 'host' ? 'vCpu' : 'cores');
  const sorted = [...columns.filter(isOther), ...columns.filter((one) => !isOther(one)).toReversed()];
  return Object.fromEntries(
    sorted.flatMap(({ field, place }) => {
      const key = keyOfField(field, rows);
      return key !== undefined && asked.some((one) => one.key === key) ? [[key, place] as const] : [];
    }),
  );
};

const storageIn = (columns: readonly FoundColumn[]): NonNullable<SheetReading['storage']> => {
  const inUse = columns.find(({ field }) => field === 'inUse');
  const provisioned = columns.find(({ field }) => field === 'provisioned');
  return { ...(inUse && { 'in-use': inUse.place }), ...(provisioned && { provisioned: provisioned.place }) };
};

interface FoundHeader {
  readonly header: readonly string[];
  readonly rows: readonly [first: number, last: number];
  readonly layout: Layout;
}

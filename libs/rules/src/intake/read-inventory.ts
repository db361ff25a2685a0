import type { InventoryTable } from '../inputs/input-tables';
import type { AlsoRead, InputReading } from '../inputs/reading';
import type { InventoryKind } from './entries';
import { groupsOf, type RowFault } from './groups';
import { DEFAULT_CHOICES, type FileClaims, type StorageKind } from './intake';
import { type IntakeMapping, type IntakeRow, InventorySheet, MAX_INVENTORY_ROWS } from './inventory-sheet';
import { Joined } from './joined';
import { checkedRow, isRunning, questionsAbout } from './plausibility';
import type { InventoryEntry } from './rows';
import { withChoices } from './with-choices';

const MAX_SHEETS = 50;
const MAX_STATES = 5;

export interface InventoryResult {
  readonly reading: InputReading;
  /** Every row of the kind that the item asks for, with those left out. */
  readonly entries: readonly InventoryEntry[];
  /** Cells of `entries` that aren't amounts. */
  readonly faults: readonly RowFault[];
  /** Rows of the other kind, if the file has them. */
  readonly also: readonly InventoryEntry[];
}

/** Reads machines or hosts from the sheets of a file, which may come from any known tool or be filled in by hand. */
export class InventoryReader {
  private readonly sheets = new Map<string, InventorySheet>();
  private readonly joined = new Joined();
  private isTooMany = false;

  constructor(
    private readonly table: InventoryTable,
    private readonly mapping: IntakeMapping | null,
  ) {}

  take(row: IntakeRow): void {
    if (row.cells.every((cell) => !cell.trim())) return;
    let sheet = this.sheets.get(row.sheet);
    if (!sheet) {
      this.isTooMany ||= this.sheets.size >= MAX_SHEETS;
      if (this.isTooMany) return;
      const mapping = this.mapping?.sheet === row.sheet ? this.mapping : null;
      sheet = new InventorySheet(row.sheet, row.isSheetHidden ?? false, this.table, mapping, this.joined);
      this.sheets.set(row.sheet, sheet);
    }
    sheet.take(row);
  }

  result(): InventoryResult {
    const all = [...this.sheets.values()];
    for (const sheet of all) sheet.end();
    const kind = this.table.rows;
    const other: InventoryKind = kind === 'machine' ? 'host' : 'machine';
    const own = this.read(all, kind);
    const rest = this.used(all, other).some(({ layout }) => layout?.source) ? this.read(all, other) : undefined;
    const running = runningIn([...own.entries, ...(rest?.entries ?? [])]);
    const also: AlsoRead[] = rest ? [{ rows: other, reading: this.reading(all, other, rest, running, []) }] : [];
    return {
      reading: this.reading(all, kind, own, running, also),
      entries: own.entries,
      faults: [...own.faulty.values()].flat(),
      also: rest?.entries ?? [],
    };
  }

  /** The sheets that answer: those that the seller chose, those of known tools, else all with the columns. */
  private used(all: readonly InventorySheet[], kind: InventoryKind): readonly InventorySheet[] {
    if (this.mapping && kind === this.table.rows) return all.filter(({ name }) => name === this.mapping?.sheet);
    const visible = all.filter(({ isHidden }) => !isHidden);
    const exact = visible.filter(({ layout }) => layout?.source && layout.sheet.row === kind);
    if (exact.length > 0) return exact;
    const servers = visible.filter(({ layout }) => layout?.source && layout.sheet.row === 'server');
    if (servers.length > 0) return kind === this.table.rows ? servers : [];
    return kind === this.table.rows ? visible.filter(({ layout }) => layout && !layout.source) : [];
  }

  private read(all: readonly InventorySheet[], kind: InventoryKind): SheetsRead {
    const used = this.used(all, kind);
    const known = new Set<string>();
    const rows = used.flatMap((sheet) => sheet.entries(kind, known));
    return {
      used,
      entries: rows.map(({ entry }) => entry),
      faulty: new Map(rows.flatMap(({ entry, faults }) => (faults.length > 0 ? [[entry, faults] as const] : []))),
      totals: used.flatMap((sheet) => sheet.totals),
    };
  }

  private reading(
    all: readonly InventorySheet[],
    kind: InventoryKind,
    { used, entries, faulty, totals }: SheetsRead,
    running: FileClaims['running'],
    also: readonly AlsoRead[],
  ): InputReading {
    const [first] = used;
    const source = first?.layout?.source ?? null;
    const isOwn = kind === this.table.rows;
    const datastores = kind === 'host' && source ? this.joined.datastoreBytes : null;
    const groups = groupsOf(entries, faulty, datastores);
    const kinds = storageKindsOf(entries, datastores !== null);
    const claims = { totals, running };
    const reading: InputReading = {
      problem: this.problem(all, used, kind, entries.length),
      sheets: all.map((sheet) => sheet.reading(used.includes(sheet))),
      rows: 0,
      totals: {},
      faults: [],
      intake: {
        source: source && {
          ...{ id: source.id, product: source.product },
          version: this.joined.version ?? all.map(({ layout }) => layout?.sheet.version).find(Boolean) ?? null,
        },
        rows: kind,
        sheets: [...new Set(used.flatMap(({ layout }) => layout?.sheet.id ?? []))],
        groups,
        storageKinds: kinds,
        priced: null,
        choices: DEFAULT_CHOICES,
        notes: notesOf(all, used, entries, isOwn),
        questions: questionsAbout(kind, entries.map(checkedRow), claims),
      },
      claims,
      also,
    };
    return withChoices(reading, DEFAULT_CHOICES);
  }

  private problem(
    all: readonly InventorySheet[],
    used: readonly InventorySheet[],
    kind: InventoryKind,
    rows: number,
  ): string | null {
    if (this.isTooMany) return `The workbook has more than ${MAX_SHEETS} sheets.`;
    if (all.length === 0) return 'The file has no rows.';
    if (used.length === 0) return notFoundText(all, kind);
    const count = used.reduce((sum, sheet) => sum + sheet.count, 0);
    if (count > MAX_INVENTORY_ROWS)
      return `The file lists ${countText(count)} ${NAMES[kind][1]}. We read up to ${countText(MAX_INVENTORY_ROWS)} from one file. Leave out ${NAMES[kind][1]} that don’t matter for this case, or type in the totals.`;
    const second = used.find(({ secondTableRow }) => secondTableRow !== null);
    if (second)
      return `${second.name ? `Sheet “${second.name}”` : 'The file'} has a second table from row ${second.secondTableRow} on. Put each table on a sheet of its own, or in a file of its own.`;
    const twice = used.find(({ hasTwoTables }) => hasTwoTables);
    if (twice)
      return `${twice.name ? `Sheet “${twice.name}”` : 'The file'} has two tables side by side. Put each table on a sheet of its own, or in a file of its own.`;
    if (rows === 0) return 'There are no rows below the header.';
    const units = used.flatMap((sheet) => sheet.headersWithoutUnit);
    if (units.length > 0)
      return `The file doesn’t say the unit of ${units.map((header) => `“${header}”`).join(' and ')}. Choose it under “Match columns”.`;
    return null;
  }
}

interface SheetsRead {
  readonly used: readonly InventorySheet[];
  readonly entries: readonly InventoryEntry[];
  readonly faulty: ReadonlyMap<InventoryEntry, readonly RowFault[]>;
  readonly totals: FileClaims['totals'];
}

/** Only if the file has hosts that count their machines, and machines with a power state. */
function runningIn(entries: readonly InventoryEntry[]): FileClaims['running'] {
  const hosts = entries.filter((entry) => entry.kind === 'host' && entry.leftOut === null && entry.machines !== null);
  const machines = entries.filter((entry) => entry.kind === 'machine');
  if (hosts.length === 0 || machines.every(({ power }) => power === null)) return null;
  const onHosts = hosts.reduce((sum, host) => sum + (host.kind === 'host' ? (host.machines ?? 0) : 0), 0);
  return { onHosts, listed: machines.filter(isRunning).length };
}

const NAMES = { machine: ['machine', 'machines'], host: ['host', 'hosts'] } as const;

const storageKindsOf = (entries: readonly InventoryEntry[], hasDatastores: boolean): readonly StorageKind[] => {
  const has = (test: (entry: InventoryEntry) => boolean) => entries.some(test);
  return [
    ...(has((entry) => entry.kind === 'machine' && entry.inUseBytes !== null) ? (['in-use'] as const) : []),
    ...(hasDatastores ||
    has((entry) => (entry.kind === 'machine' ? entry.provisionedBytes : entry.storageBytes) !== null)
      ? (['provisioned'] as const)
      : []),
  ];
};

function notFoundText(all: readonly InventorySheet[], kind: InventoryKind): string {
  const hidden = all.filter(({ isHidden, layout }) => isHidden && layout);
  if (hidden.length > 0 && hidden.length === all.filter(({ layout }) => layout).length)
    return `The rows are on a hidden sheet (“${hidden[0]?.name}”). Show the sheet in your spreadsheet program, and upload the workbook again.`;
  const known = all.find(({ layout }) => layout?.source);
  if (known?.layout?.source)
    return `This is ${known.layout.source.product} ${known.layout.sheet.id}, which doesn’t list ${NAMES[kind][1]}. Upload the whole export, or choose the columns below.`;
  const missing = all.map((sheet) => sheet.missing).reduce((best, next) => (next.length < best.length ? next : best));
  const names = missing.map(({ label }) => label).join(', ');
  return `We didn’t find ${missing.length === 1 ? 'this column' : 'these columns'}: ${names}. Choose ${missing.length === 1 ? 'it' : 'them'} below, or upload another file.`;
}

function notesOf(
  all: readonly InventorySheet[],
  used: readonly InventorySheet[],
  entries: readonly InventoryEntry[],
  isOwn: boolean,
): readonly string[] {
  const hidden = all.filter(({ isHidden }) => isHidden).map(({ name }) => `“${name}”`);
  const withoutStorage = entries.filter(
    (entry) =>
      entry.kind === 'machine' &&
      entry.leftOut === null &&
      entry.provisionedBytes === null &&
      entry.inUseBytes === null,
  ).length;
  const hasStorage = entries.some(
    (entry) => entry.kind === 'machine' && (entry.provisionedBytes ?? entry.inUseBytes) !== null,
  );
  return [
    ...(isOwn && hidden.length > 0
      ? [`Hidden ${hidden.length === 1 ? 'sheet' : 'sheets'} left out: ${hidden.join(', ')}.`]
      : []),
    ...(isOwn ? unusedNotes(all, used) : []),
    ...(withoutStorage > 0 && hasStorage
      ? [
          `${countText(withoutStorage)} ${withoutStorage === 1 ? 'machine has' : 'machines have'} no storage in the file.`,
        ]
      : []),
    ...virtualText(used),
    ...(isOwn ? statesText(used, entries) : []),
  ];
}

/** Sheets of one's own that have the columns, beside those of a known tool or the one that the seller chose. */
function unusedNotes(all: readonly InventorySheet[], used: readonly InventorySheet[]): readonly string[] {
  const names = all.flatMap((sheet) =>
    sheet.isHidden || !sheet.layout || sheet.layout.source || sheet.count === 0 || used.includes(sheet)
      ? []
      : [`“${sheet.name}”`],
  );
  return names.length > 0
    ? [`${names.length === 1 ? 'Sheet' : 'Sheets'} left out: ${names.slice(0, 5).join(', ')}.`]
    : [];
}

function virtualText(used: readonly InventorySheet[]): readonly string[] {
  const count = used.reduce((sum, { virtualHosts }) => sum + virtualHosts, 0);
  if (count === 0) return [];
  return [
    count === 1
      ? 'The file calls 1 of these hosts a virtual machine. It counts.'
      : `The file calls ${countText(count)} of these hosts virtual machines. They count.`,
  ];
}

/** A column "Status" may be about something else: it only counts if it names a power state anywhere. */
function statesText(used: readonly InventorySheet[], entries: readonly InventoryEntry[]): readonly string[] {
  const states = used.flatMap(({ unknownStates }) => [...unknownStates]);
  if (states.length === 0 || !entries.some((entry) => entry.kind === 'machine' && entry.power !== null)) return [];
  const count = states.reduce((sum, [, rows]) => sum + rows, 0);
  const names = [...new Set(states.map(([name]) => `“${name}”`))].slice(0, MAX_STATES).join(', ');
  return [
    `${countText(count)} ${count === 1 ? 'machine counts' : 'machines count'} whatever this power state means: ${names}.`,
  ];
}

const countText = (value: number): string => value.toLocaleString('en-US');

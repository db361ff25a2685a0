import type { Joined } from './joined';
import { isTotalName, leftOutBecause } from './left-out';
import type { InventoryEntry, LeftOutReason } from './rows';
import type { RawRow, RowCells } from './sheet-rows';
import type { SourceField } from './source';

export type InventoryKind = 'machine' | 'host';

interface EntryFrom {
  readonly kind: InventoryKind;
  readonly sheet: string;
  readonly raw: RawRow;
  readonly requires: readonly SourceField[];
  /** IDs of earlier rows. */
  readonly known: Set<string>;
  /** What other sheets say about the same machines. */
  readonly joined: Joined;
}

/** Machine or host of a row. Servers, which may be either, have the amounts of both. */
export function entryIn(cells: RowCells, { kind, sheet, raw, requires, known, joined }: EntryFrom): InventoryEntry {
  const isRequired = (field: SourceField) => requires.includes(field);
  const name = cells.text('name');
  const id = idIn(cells);
  const power = cells.power();
  const leftOut = leftOutBecause({
    ...{ name, power, isHidden: raw.isHidden },
    template: cells.text('template'),
    placeholder: cells.text('placeholder'),
    connection: cells.text('connection'),
    folder: cells.text('folder'),
    isDuplicate: id !== null && known.has(id),
  });
  if (id !== null) known.add(id);
  const more = joined.of(id, name);
  const common = {
    ...{ name, id, leftOut, place: { sheet, row: raw.row } },
    memoryBytes: cells.amount('memory', isRequired('memory')) ?? more.memoryBytes,
    cluster: cells.textOrNull('cluster'),
    datacenter: cells.textOrNull('datacenter'),
    cpu: cells.measured('cpuAverage', 'cpuPeak', 'cpuPercentile95') ?? more.cpu,
    memory: cells.measured('memoryAverage', 'memoryPeak') ?? more.memory,
  };
  const storage = cells.amount('storage', isRequired('storage'));
  if (kind === 'host')
    return {
      ...{ kind, ...common },
      cores: coresIn(cells, kind, isRequired('cores') || isRequired('vCpu')),
      sockets: cells.amount('sockets'),
      speedMhz: cells.speedMhz(),
      storageBytes: storage ?? cells.amount('provisioned') ?? cells.sum('disk') ?? more.provisionedBytes,
      powerWatts: cells.amount('powerWatts'),
      model: cells.textOrNull('model'),
      machines: cells.amount('machines'),
      edition: cells.textOrNull('edition'),
    };
  return {
    ...{ kind, ...common },
    vCpu: coresIn(cells, kind, isRequired('vCpu') || isRequired('cores')),
    provisionedBytes: cells.amount('provisioned') ?? storage ?? cells.sum('disk') ?? more.provisionedBytes,
    inUseBytes: cells.amount('inUse') ?? more.inUseBytes,
    os: cells.textOrNull('os'),
    power,
    host: cells.textOrNull('host'),
  };
}

/** What firmware says where no serial number was set. It is the same for many hosts. */
const NO_ID =
  /^(?:[0-]+|[x.*]+|unknown|not specified|default string|system serial number|to be filled by o\.?e\.?m\.?)$/i;

const idIn = (cells: RowCells): string | null =>
  cells.text('id') && !NO_ID.test(cells.text('id'))
    ? [cells.text('id'), cells.text('scope')].filter(Boolean).join(' ').toLowerCase()
    : null;

/** vCPU of machines, physical cores of hosts, or their product of sockets, cores and, for machines, threads. */
function coresIn(cells: RowCells, kind: InventoryKind, isRequired: boolean): number | null {
  const fields = kind === 'host' ? (['cores', 'vCpu'] as const) : (['vCpu', 'cores'] as const);
  const field = fields.find((one) => cells.text(one)) ?? fields.find((one) => cells.has(one));
  if (field) return cells.amount(field, isRequired);
  const [sockets, cores] = [cells.amount('sockets', isRequired), cells.amount('coresPerSocket', isRequired)];
  const threads = kind === 'host' ? 1 : (cells.amount('threadsPerCore') ?? 1);
  return sockets === null || cores === null ? null : sockets * cores * threads;
}

const AMOUNTS = [
  'vCpu',
  'cores',
  'memory',
  'provisioned',
  'inUse',
  'storage',
] as const satisfies readonly SourceField[];

/** Rows of a table that hold no data, such as totals. Sums up the others, to know a total by its amounts. */
export class DataRows {
  private readonly sums = new Map<SourceField, number>();

  /** @returns why it holds no data, null if it does */
  take(cells: RowCells, { isNote, isHidden }: RawRow): LeftOutReason | null {
    if (isNote && AMOUNTS.every((field) => !cells.text(field))) return 'note';
    const name = cells.text('name');
    if (isTotalName(name) || ((!name || /^total\b/i.test(name)) && this.isSum(cells))) return 'total';
    if (!isHidden) for (const [field, amount] of amountsIn(cells)) this.sums.set(field, this.sum(field) + amount);
    return null;
  }

  sum(field: SourceField): number {
    return this.sums.get(field) ?? 0;
  }

  private isSum(cells: RowCells): boolean {
    const amounts = amountsIn(cells);
    return amounts.length > 0 && amounts.every(([field, amount]) => amount === this.sum(field));
  }
}

const amountsIn = (cells: RowCells): readonly (readonly [SourceField, number])[] =>
  AMOUNTS.flatMap((field) => {
    const amount = cells.peek(field);
    return amount === null ? [] : [[field, amount] as const];
  });

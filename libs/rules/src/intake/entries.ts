import type { Joined } from './joined';
import { isTotalName, leftOutBecause, mayBeTotal } from './left-out';
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
  const more = joined.of(id, cells.text('id'), name);
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
  private readonly all = new Sums();
  /** Since the last subtotal. */
  private part = new Sums();
  /** Whether the last total claims to be the sum of all rows. */
  isOfAll = false;

  /** @returns why it holds no data, null if it does */
  take(cells: RowCells, { isNote, isHidden, isTotalLabel }: RawRow): LeftOutReason | null {
    if (isNote && AMOUNTS.every((field) => !cells.text(field))) return 'note';
    const [name, amounts] = [cells.text('name'), amountsIn(cells)];
    if ((!name && isTotalLabel) || this.isTotal(name, amounts)) {
      this.isOfAll = !isTotalLabel && !AVERAGE.test(name) && !this.part.isSame(amounts);
      this.part = new Sums();
      return 'total';
    }
    if (!isHidden) for (const sums of [this.all, this.part]) sums.add(amounts);
    return null;
  }

  private isTotal(name: string, amounts: Amounts): boolean {
    if (isTotalName(name)) return true;
    if (name) return mayBeTotal(name) && (this.all.isSame(amounts) || this.part.isSame(amounts));
    // Below one row, a row without a name may be of the same host.
    return [this.all, this.part].some((sums) => sums.rows > 1 && sums.isSame(amounts));
  }
}

const AVERAGE = /^(?:avg|average|mean|median|min|max|ø|mittelwert|durchschnitt|moyenne|promedio|m[eé]dia)/i;

type Amounts = readonly (readonly [SourceField, number])[];

class Sums {
  rows = 0;
  private readonly amounts = new Map<SourceField, number>();

  add(amounts: Amounts): void {
    this.rows += 1;
    for (const [field, amount] of amounts) this.amounts.set(field, this.of(field) + amount);
  }

  private of(field: SourceField): number {
    return this.amounts.get(field) ?? 0;
  }

  isSame(amounts: Amounts): boolean {
    return amounts.length > 0 && amounts.every(([field, amount]) => amount === this.of(field));
  }
}

const amountsIn = (cells: RowCells): Amounts =>
  AMOUNTS.flatMap((field) => {
    const amount = cells.peek(field);
    return amount === null ? [] : [[field, amount] as const];
  });

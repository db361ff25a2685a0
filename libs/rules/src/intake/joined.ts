import type { Measured, RowKind } from './rows';
import type { RowCells } from './sheet-rows';

interface Joinable {
  provisionedBytes: number | null;
  inUseBytes: number | null;
  memoryBytes: number | null;
}

export interface JoinedFacts extends Readonly<Joinable> {
  readonly cpu: Measured | null;
  readonly memory: Measured | null;
}

const NOTHING: JoinedFacts = { provisionedBytes: null, inUseBytes: null, memoryBytes: null, cpu: null, memory: null };
const PERCENT_STEPS = 101;

/**
 * What other sheets or files say about machines: their disks, memory and utilization.
 * Machines are the same if their IDs are, or without IDs, their names. Some sheets don't name the vCenter of an ID.
 */
export class Joined {
  /** Of the tool that wrote the workbook, for example "4.4". */
  version: string | null = null;
  private readonly machines = new Map<string, Joinable>();
  private readonly cpu = new Map<string, Uint32Array>();
  private readonly memory = new Map<string, Uint32Array>();
  private readonly datastores = new Map<string, number>();

  /** Capacity of all datastores. One that several vCenters list counts once. Null without a list of them. */
  get datastoreBytes(): number | null {
    return this.datastores.size === 0 ? null : [...this.datastores.values()].reduce((sum, bytes) => sum + bytes, 0);
  }

  take(kind: RowKind, cells: RowCells): void {
    if (kind === 'metadata') this.version ??= /^\d+\.\d+/.exec(cells.text('version'))?.[0] ?? null;
    else if (kind === 'datastore') {
      const bytes = cells.amount('storage');
      if (bytes !== null) this.datastores.set(cells.text('id') || cells.text('name'), bytes);
    } else if (kind === 'utilization') this.takeUtilization(cells);
    // Partitions are what guests see of the disks. Only disks say what is provisioned.
    else if (kind === 'disk' || kind === 'memory') this.takeSizes(kind, cells);
  }

  /** @param id with its scope. @param ownId without */
  of(id: string | null, ownId: string, name: string): JoinedFacts {
    const key = id ?? name.toLowerCase();
    const found = this.machines.get(key) ?? (id === null ? undefined : this.machines.get(ownId.toLowerCase()));
    return {
      ...NOTHING,
      ...found,
      cpu: measuredIn(this.cpu.get(key)),
      memory: measuredIn(this.memory.get(key)),
    };
  }

  private takeSizes(kind: 'disk' | 'memory', cells: RowCells): void {
    const key = keyOf(cells);
    const found = this.machines.get(key) ?? { provisionedBytes: null, inUseBytes: null, memoryBytes: null };
    this.machines.set(key, found);
    if (kind === 'memory') found.memoryBytes ??= cells.amount('memory');
    else {
      found.provisionedBytes = sumOf(found.provisionedBytes, cells.amount('provisioned'));
      found.inUseBytes = sumOf(found.inUseBytes, cells.amount('inUse'));
    }
  }

  private takeUtilization(cells: RowCells): void {
    const key = keyOf(cells);
    note(this.cpu, key, cells.share('cpuAverage'));
    note(this.memory, key, cells.share('memoryAverage'));
  }
}

const keyOf = (cells: RowCells): string =>
  cells.text('id')
    ? [cells.text('id'), cells.text('scope')].filter(Boolean).join(' ').toLowerCase()
    : cells.text('name').toLowerCase();

const sumOf = (one: number | null, other: number | null): number | null =>
  one === null ? other : other === null ? one : one + other;

/** Samples are counted by whole percent: there may be thousands for each machine. */
function note(counts: Map<string, Uint32Array>, key: string, percent: number | null): void {
  if (percent === null) return;
  const found = counts.get(key) ?? new Uint32Array(PERCENT_STEPS);
  const step = Math.min(Math.max(Math.round(percent), 0), PERCENT_STEPS - 1);
  found[step] = (found[step] ?? 0) + 1;
  counts.set(key, found);
}

function measuredIn(counts: Uint32Array | undefined): Measured | null {
  if (!counts) return null;
  const total = counts.reduce((sum, count) => sum + count, 0);
  const sum = counts.reduce((all, count, percent) => all + count * percent, 0);
  let seen = 0;
  const percentile95Percent = counts.findIndex((count) => (seen += count) >= total * 0.95);
  return { averagePercent: sum / total, percentile95Percent, peakPercent: counts.findLastIndex((count) => count > 0) };
}

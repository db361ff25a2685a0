import type { ColumnFault } from '../inputs/reading';
import { addSums, NO_ROWS, type RowGroup, type RowSums } from './intake';
import { type InventoryEntry, LEFT_OUT_REASONS } from './rows';
import { FaultList } from './sheet-rows';
import type { SourceField } from './source';

/** A fault of a row, without the rows that share it. */
export interface RowFault {
  readonly fault: Omit<ColumnFault, 'rows' | 'count'>;
  readonly row: number;
  readonly field: SourceField;
  /** The cell as it is in the file. */
  readonly cell: string;
}

/**
 * Rows by the reason that leaves them out, counted ones first.
 * @param datastoreBytes storage that all hosts share, if it is listed apart from them
 */
export function groupsOf(
  entries: readonly InventoryEntry[],
  faults: ReadonlyMap<InventoryEntry, readonly RowFault[]>,
  datastoreBytes: number | null,
): readonly RowGroup[] {
  return [null, ...LEFT_OUT_REASONS].flatMap((reason) => {
    const rows = entries.filter(({ leftOut }) => leftOut === reason);
    if (rows.length === 0) return [];
    const found = new FaultList();
    for (const row of rows) for (const { fault, row: at } of faults.get(row) ?? []) found.add(fault, at);
    const sums = rows.map(sumsOf).reduce(addSums, NO_ROWS);
    const shared = reason === null && datastoreBytes !== null ? { provisionedBytes: datastoreBytes } : {};
    return [{ reason, ...sums, ...shared, faults: found.all }];
  });
}

const sumsOf = (entry: InventoryEntry): RowSums => ({
  ...NO_ROWS,
  rows: 1,
  memoryBytes: entry.memoryBytes,
  ...(entry.kind === 'machine'
    ? { vCpu: entry.vCpu, provisionedBytes: entry.provisionedBytes, inUseBytes: entry.inUseBytes }
    : { cores: entry.cores, provisionedBytes: entry.storageBytes, powerWatts: entry.powerWatts }),
});

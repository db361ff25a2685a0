/** What a row of a sheet stands for. `server`: physical or virtual, so it can be counted as either. */
export const ROW_KINDS = [
  'machine',
  'host',
  'server',
  'disk',
  'partition',
  'cluster',
  'datastore',
  'memory',
  'utilization',
  'metadata',
  'bill-line',
] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/**
 * Why a row isn't counted by default. A row has the first reason that applies, in this order.
 * `total`, `note`, `blank`: no data, never counted. `by-hand`: the seller left this row out.
 */
export const LEFT_OUT_REASONS = [
  'blank',
  'total',
  'note',
  'hidden',
  'template',
  'placeholder',
  'agent',
  'inaccessible',
  'duplicate',
  'off',
  'by-hand',
] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

/** Rows that hold no data, and those that are counted again one by one. */
const NOT_COUNTABLE: readonly LeftOutReason[] = ['blank', 'total', 'note', 'by-hand'];
/** Whether all rows with this reason can be counted after all. */
export const isCountable = (reason: LeftOutReason): boolean => !NOT_COUNTABLE.includes(reason);

/** Where a row stands in its file. */
export interface RowPlace {
  /** Empty for a CSV. */
  readonly sheet: string;
  /** From 1, as in spreadsheets. */
  readonly row: number;
}

/** Shares of a machine's or host's capacity in percent, as measured by the tool that exported the file. */
export interface Measured {
  readonly averagePercent: number | null;
  readonly percentile95Percent: number | null;
  readonly peakPercent: number | null;
}

interface InventoryRow {
  readonly name: string;
  /** Unique over all vCenters, for example VM UUID and VI SDK UUID. Null if the file has none. */
  readonly id: string | null;
  /** In whole bytes. Null if the cell is empty or faulty. */
  readonly memoryBytes: number | null;
  readonly cluster: string | null;
  readonly datacenter: string | null;
  readonly cpu: Measured | null;
  readonly memory: Measured | null;
  readonly place: RowPlace;
  readonly leftOut: LeftOutReason | null;
}

export interface Machine extends InventoryRow {
  readonly kind: 'machine';
  readonly vCpu: number | null;
  /** In whole bytes. Null if the file doesn't have it. */
  readonly provisionedBytes: number | null;
  readonly inUseBytes: number | null;
  readonly os: string | null;
  readonly power: Power | null;
  readonly host: string | null;
}

export type Power = 'on' | 'off' | 'suspended';

export interface Host extends InventoryRow {
  readonly kind: 'host';
  /** Physical cores, not threads. */
  readonly cores: number | null;
  readonly sockets: number | null;
  readonly speedMhz: number | null;
  /** Local storage in whole bytes. Null if the file doesn't have it. */
  readonly storageBytes: number | null;
  readonly powerWatts: number | null;
  readonly model: string | null;
  /** Machines that the export counts on this host. */
  readonly machines: number | null;
  /** SQL Server edition. */
  readonly edition: string | null;
}

export type InventoryEntry = Machine | Host;

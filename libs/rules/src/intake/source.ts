import type { BillRules } from './bills/bill-rules';
import type { RowKind } from './rows';
import type { ShareUnit, SizeUnit, SpeedUnit } from './units';

/** What a column of a source means. Each kind of row uses those that it needs. */
export type SourceField =
  | 'name'
  | 'id'
  /** Identifies the vCenter. A machine's ID is unique only together with it. */
  | 'scope'
  | 'vCpu'
  | 'cores'
  | 'sockets'
  | 'coresPerSocket'
  | 'threadsPerCore'
  | 'speed'
  | 'memory'
  | 'provisioned'
  | 'inUse'
  | 'storage'
  /** One of several disks in a row, whose sizes are added up. */
  | 'disk'
  | 'powerWatts'
  | 'os'
  | 'power'
  | 'template'
  /** Whether a server is a virtual machine, or is none. */
  | 'virtual'
  | 'physical'
  | 'placeholder'
  | 'connection'
  | 'folder'
  | 'cluster'
  | 'host'
  | 'datacenter'
  | 'model'
  | 'machines'
  | 'edition'
  | 'cpuAverage'
  | 'cpuPercentile95'
  | 'cpuPeak'
  | 'memoryAverage'
  | 'memoryPeak'
  | 'version'
  | 'service'
  | 'month'
  | 'billed'
  | 'effective'
  | 'billedUsd'
  | 'effectiveUsd'
  | 'list'
  | 'listUsd'
  | 'currency'
  | 'provider'
  | 'lineType'
  | 'frequency'
  | 'pricingModel'
  | 'credits'
  /** Number of a line that this one replaces. */
  | 'replaces'
  | 'isCorrection'
  | 'commitmentId'
  | 'commitmentStatus'
  | 'commitmentEnd'
  | 'reservationId'
  | 'reservationCost'
  | 'unusedUpfront'
  | 'unusedRecurring'
  | 'savingsPlanId'
  | 'savingsPlanCost'
  | 'savingsPlanCommitted'
  | 'savingsPlanUsed';

export type ColumnUnit = SizeUnit | SpeedUnit | ShareUnit | 'watts';

export interface SourceColumn {
  readonly field: SourceField;
  /** As the tool writes it. Case, spaces at the ends and repeated spaces don't matter. */
  readonly header: string;
  /** Sizes, speeds and shares only. Known from the tool, so that it never has to be guessed. */
  readonly unit?: ColumnUnit;
  /** Of several columns with this header, take the last. Customers' own columns precede it and may have the same name. */
  readonly pick?: 'last';
}

/** A sheet, or a CSV file, that a tool exports. */
export interface SourceSheet {
  /** As the tool calls it, for example "vInfo". */
  readonly id: string;
  readonly row: RowKind;
  /** For example "4.x", unless the file says it in a sheet of its own. */
  readonly version?: string;
  /** It is this sheet if it has all of these headers, whatever the file or sheet is called. */
  readonly recognizedBy: readonly string[];
  /** Several columns may have the same field: each row takes the first that isn't empty. */
  readonly columns: readonly SourceColumn[];
  /** Fields that each counted machine or host needs. */
  readonly requires?: readonly SourceField[];
  /** Of bills: what their lines mean. */
  readonly bill?: BillRules;
}

/** A tool whose exports are recognized. */
export interface Source {
  readonly id: string;
  /** For example "RVTools". */
  readonly product: string;
  readonly sheets: readonly SourceSheet[];
}

export interface SheetHeaders {
  readonly name: string;
  readonly headers: readonly string[];
}

/** A column found in a sheet, from 0. */
export interface FoundColumn extends SourceColumn {
  readonly place: number;
}

export interface RecognizedSheet {
  readonly source: Source;
  readonly sheet: SourceSheet;
  readonly columns: readonly FoundColumn[];
}

export const column = (field: SourceField, header: string, unit?: ColumnUnit): SourceColumn => ({
  field,
  header,
  ...(unit && { unit }),
});

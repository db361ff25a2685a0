import { containsFolded, List, type SortKeys } from '@casewright/platform';
import {
  binLimits,
  type BinnedAmount,
  type CorrectedField,
  type LeftOutReason,
  type OsFamily,
} from '@casewright/rules/intake';
import type { CountedRows, ReadRows } from './rows-of-input';

/** A cell that isn't a usable amount. */
export interface RowFaultFound {
  readonly field: CorrectedField | null;
  readonly column: string;
  readonly kind: string;
  /** As in the file. */
  readonly cell: string;
}

/** A machine or host with its corrections. Sizes in whole bytes. */
export interface ListedInputRow {
  readonly position: number;
  readonly sheet: string;
  /** From 1, as in spreadsheets. */
  readonly row: number;
  readonly name: string;
  readonly cpus: number | null;
  readonly memoryBytes: number | null;
  readonly provisionedBytes: number | null;
  readonly inUseBytes: number | null;
  readonly os: string | null;
  readonly power: string | null;
  readonly cluster: string | null;
  readonly host: string | null;
  readonly isCounted: boolean;
  /** Why it isn't counted by default. */
  readonly leftOut: LeftOutReason | null;
  readonly correctedFields: readonly CorrectedField[];
  readonly faults: readonly RowFaultFound[];
}

const POSITION = { column: 'position', type: 'bigint' } as const;
const by = (column: string, type: 'bigint' | 'text'): SortKeys => [{ column, type }, POSITION];
const byAmount = (column: string): SortKeys => by(`coalesce(${column}, -1)::bigint`, 'bigint');
/** Whether the row counts with the choices in `$3`. */
const IS_COUNTED = 'coalesce(left_out is null or left_out = any($3::text[]), false)';
/** Counted rows of the file in `$1` and the kind in `$2`. */
export const COUNTED_ROWS = `file_id = $1 and kind = $2 and ${IS_COUNTED}`;
/** Bins as in `binLimits`: a row is in the bin of the first limit that it doesn't exceed. */
export const binOf = (column: string, amount: BinnedAmount): string =>
  `(case ${binLimits(amount)
    .map((limit, bin) => `when ${column} <= ${limit} then ${bin}`)
    .join(' ')} when ${column} is not null then ${binLimits(amount).length} end)`;
/** Storage: the kind in `$4`, which is priced. */
export const SIZES: Readonly<Record<BinnedAmount, string>> = {
  cpus: 'cpus',
  memory: 'memory_bytes',
  storage: `(case $4::text when 'in-use' then in_use_bytes else provisioned_bytes end)`,
};

export const INPUT_ROWS = new List<ListedInputRow>({
  name: 'pursuits.input-rows',
  select: `position, sheet, row, name, cpus::float8 as cpus, memory_bytes::float8 as "memoryBytes",
    provisioned_bytes::float8 as "provisionedBytes", in_use_bytes::float8 as "inUseBytes", os, power, cluster, host,
    ${IS_COUNTED} as "isCounted", left_out as "leftOut", coalesce(corrected_fields, '{}') as "correctedFields", faults`,
  from: 'pursuits.corrected_rows',
  where: `file_id = $1 and kind = $2 and $3::text[] is not null and $4::text is distinct from ''`,
  parameters: 4,
  newestFirst: [POSITION],
  sorts: {
    position: [POSITION],
    name: by('platform.folded(name)', 'text'),
    os: by(`platform.folded(coalesce(os, ''))`, 'text'),
    cpus: byAmount('cpus'),
    memory: byAmount('memory_bytes'),
    provisioned: byAmount('provisioned_bytes'),
    inUse: byAmount('in_use_bytes'),
  },
  filters: {
    search: containsFolded(`concat_ws(E'\\n', name, os, cluster, host)`),
    isCounted: `${IS_COUNTED} = ?::boolean`,
    reason: 'left_out = ?',
    osFamily: 'os_family = ?',
    cpusBin: `${binOf(SIZES.cpus, 'cpus')} = ?::integer`,
    memoryBin: `${binOf(SIZES.memory, 'memory')} = ?::integer`,
    storageBin: `${binOf(SIZES.storage, 'storage')} = ?::integer`,
    hasFault: '(jsonb_array_length(faults) > 0) = ?::boolean',
    isCorrected: '(corrected_fields is not null) = ?::boolean',
    isRepeated: `(platform.folded(name) in (
      select platform.folded(name) from pursuits.corrected_rows
      where ${COUNTED_ROWS} group by 1 having count(*) > 1)) = ?::boolean`,
  },
  pageSize: 50,
  isPlannedEachTime: true,
});

export const ROW_VIEWS = ['counted', 'left-out', 'faults', 'corrected', 'repeated'] as const;
export type RowView = (typeof ROW_VIEWS)[number];

export interface RowsSelection {
  readonly search?: string | undefined;
  readonly sort?: string | undefined;
  readonly show?: RowView | undefined;
  readonly reason?: LeftOutReason | undefined;
  readonly os?: OsFamily | undefined;
  /** Bins, from 0. */
  readonly cpus?: string | undefined;
  readonly memory?: string | undefined;
  readonly storage?: string | undefined;
}

export const valuesOfRows = ({ fileId, kind, counts }: CountedRows): readonly unknown[] => [fileId, kind, [...counts]];
export const valuesOfPricedRows = (rows: ReadRows): readonly unknown[] => [...valuesOfRows(rows), rows.intake.priced];

const VIEWS: Readonly<Record<RowView, object>> = {
  counted: { isCounted: true },
  'left-out': { isCounted: false },
  faults: { isCounted: true, hasFault: true },
  corrected: { isCorrected: true },
  repeated: { isCounted: true, isRepeated: true },
};

export function requestOfRows(rows: ReadRows, { search, sort = 'position', ...selection }: RowsSelection) {
  const { show, reason, os, cpus, memory, storage } = selection;
  const text = search?.trim();
  const filters = {
    ...(text && { search: text }),
    ...(show && VIEWS[show]),
    ...{ reason, osFamily: os, cpusBin: cpus, memoryBin: memory, storageBin: storage },
  };
  return { values: valuesOfPricedRows(rows), filters, sort };
}

import { prepared, SqlReader } from '@casewright/platform';
import {
  BINNED_AMOUNTS,
  binLimits,
  type BinnedAmount,
  type CorrectedField,
  type OsFamily,
  OUTLIER_TIMES,
  UNUSED_STORAGE,
} from '@casewright/rules/intake';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Participant } from '../../queries/get-pursuit';
import { Participants } from '../../queries/participants';
import { binOf, COUNTED_ROWS, SIZES, valuesOfPricedRows } from './input-rows';
import { findRowsOfInput, type RowsReader } from './rows-of-input';

/** Why a row is an outlier. `unused-storage`: most of the provisioned storage isn’t in use. */
export type OutlierKind = BinnedAmount | 'unused-storage';
export const OUTLIER_KINDS = [...BINNED_AMOUNTS, 'unused-storage'] as const satisfies readonly OutlierKind[];

export interface Outlier {
  readonly kind: OutlierKind;
  readonly position: number;
  readonly row: number;
  readonly name: string;
  /** Of the median; of the provisioned storage for unused storage. */
  readonly times: number;
  readonly cpus: number | null;
  readonly memoryBytes: number | null;
  readonly provisionedBytes: number | null;
  readonly inUseBytes: number | null;
}

export interface MadeCorrection {
  readonly id: string;
  readonly position: number;
  readonly sheet: string;
  readonly row: number;
  readonly name: string;
  readonly field: CorrectedField;
  /** As in the file. */
  readonly before: number | null;
  readonly value: number;
  readonly by: Participant;
  readonly at: Date;
}

export interface InputFigures {
  /** Counted rows by bin, see `binLabel`. */
  readonly distributions: readonly { readonly amount: BinnedAmount; readonly rows: readonly number[] }[];
  /** Counted machines, most first. */
  readonly osFamilies: readonly { readonly family: OsFamily; readonly rows: number }[];
  readonly outliers: readonly Outlier[];
  /** Counted rows whose name another counted row has. */
  readonly repeatedRows: number;
  readonly faultyRows: number;
  /** In force, newest first. */
  readonly corrections: readonly MadeCorrection[];
}

/** Distributions and outliers of the counted rows of an item, and the corrections of its rows. */
export class GetInputFigures extends Query<InputFigures> {
  constructor(
    readonly readerId: string,
    readonly reader: RowsReader,
  ) {
    super();
  }
}

interface Figure {
  readonly what: BinnedAmount | 'os' | 'repeated' | 'faulty';
  readonly label: string | null;
  readonly rows: number;
}

const figures = prepared<Figure>(
  'pursuits.input-figures',
  `with counted as materialized (select * from pursuits.corrected_rows where ${COUNTED_ROWS})
   ${BINNED_AMOUNTS.map(
     (amount) => `select '${amount}' as what, ${binOf(SIZES[amount], amount)}::text as label, count(*)::int as rows
       from counted group by label union all`,
   ).join(' ')}
   select 'os', os_family, count(*)::int from counted where kind = 'machine' group by os_family union all
   select 'faulty', null, count(*)::int from counted where jsonb_array_length(faults) > 0 union all
   select 'repeated', null, coalesce(sum(rows), 0)::int
     from (select count(*) as rows from counted group by platform.folded(name) having count(*) > 1) as repeated`,
);

const MAX_OUTLIERS_OF_KIND = 3;

const OUTLIER = `position, row, name, cpus::float8 as cpus, memory_bytes::float8 as "memoryBytes",
  provisioned_bytes::float8 as "provisionedBytes", in_use_bytes::float8 as "inUseBytes"`;
const outliers = prepared<Outlier>(
  'pursuits.input-outliers',
  `with counted as materialized (select * from pursuits.corrected_rows where ${COUNTED_ROWS}),
   median as (select ${BINNED_AMOUNTS.map(
     (amount) => `percentile_cont(0.5) within group (order by ${SIZES[amount]}::float8) as median_${amount}`,
   ).join(', ')} from counted)
   ${BINNED_AMOUNTS.map(
     (amount) => `(select '${amount}' as kind, ${OUTLIER}, ${SIZES[amount]}::float8 / median_${amount} as times
       from counted, median where median_${amount} > 0 and ${SIZES[amount]} >= ${OUTLIER_TIMES} * median_${amount}
       order by times desc, position limit ${MAX_OUTLIERS_OF_KIND}) union all`,
   ).join(' ')}
   (select 'unused-storage', ${OUTLIER}, (in_use_bytes / provisioned_bytes)::float8 from counted
    where provisioned_bytes >= ${UNUSED_STORAGE.fromBytes} and in_use_bytes < ${UNUSED_STORAGE.share} * provisioned_bytes
    order by provisioned_bytes desc, position limit ${MAX_OUTLIERS_OF_KIND})`,
);

const corrections = prepared<Omit<MadeCorrection, 'by'> & { readonly byId: string }>(
  'pursuits.input-corrections',
  `select correction.id, found.position, found.sheet, found.row, found.name, correction.field,
     (case correction.field when 'cpus' then found.cpus when 'memoryBytes' then found.memory_bytes
       when 'provisionedBytes' then found.provisioned_bytes when 'inUseBytes' then found.in_use_bytes end)::float8 as before,
     correction.value::float8 as value, correction.by_id as "byId", correction.at
   from pursuits.input_corrections correction
   join pursuits.input_rows found using (file_id, kind, sheet, row)
   where file_id = $1 and kind = $2 and ended_at is null order by correction.at desc, correction.id limit 500`,
);

@QueryHandler(GetInputFigures)
export class GetInputFiguresHandler implements IQueryHandler<GetInputFigures> {
  constructor(
    private readonly sql: SqlReader,
    private readonly participants: Participants,
  ) {}

  /** @throws CaseNotFound, InputNotFound */
  async execute({ readerId, reader }: GetInputFigures): Promise<InputFigures> {
    const rows = await findRowsOfInput(this.sql, reader);
    const [found, standingOut, made] = await Promise.all([
      this.sql.read(figures, valuesOfPricedRows(rows)),
      this.sql.read(outliers, valuesOfPricedRows(rows)),
      this.sql.read(corrections, [rows.fileId, rows.kind]),
    ]);
    const names = new Map<string, string>();
    for (const { byId } of made) if (!names.has(byId)) names.set(byId, await this.participants.nameOf(byId));
    const countOf = (what: Figure['what'], label: string | null) =>
      found.find((figure) => figure.what === what && figure.label === label)?.rows ?? 0;
    return {
      distributions: BINNED_AMOUNTS.map((amount) => ({
        amount,
        rows: Array.from({ length: binLimits(amount).length + 1 }, (_, bin) => countOf(amount, String(bin))),
      })),
      osFamilies: found
        .filter(({ what }) => what === 'os')
        .map(({ label, rows: count }) => ({ family: label as OsFamily, rows: count }))
        .toSorted((one, other) => other.rows - one.rows),
      outliers: standingOut,
      repeatedRows: countOf('repeated', null),
      faultyRows: countOf('faulty', null),
      corrections: made.map(({ byId, ...correction }) => ({
        ...correction,
        by: { name: names.get(byId) ?? '', isYou: byId === readerId },
      })),
    };
  }
}

import { prepared, SqlReader } from '@casewright/platform';
import type { InputReading } from '@casewright/rules';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { NoReplacement } from '../domain/input.errors';
import { findRowsOfInput, type RowsReader } from './rows-of-input';

export const ROW_CHANGES = ['added', 'removed', 'changed'] as const;
export type RowChange = (typeof ROW_CHANGES)[number];

/** Amounts of a row in one of the files. Null if it has no such row. */
export interface ComparedAmounts {
  readonly cpus: number | null;
  readonly memoryBytes: number | null;
  readonly provisionedBytes: number | null;
  readonly inUseBytes: number | null;
  readonly leftOut: string | null;
}

export interface ComparedRow {
  readonly change: RowChange;
  readonly name: string;
  readonly before: ComparedAmounts | null;
  readonly after: ComparedAmounts | null;
}

export interface ComparedTotals {
  /** Counted ones. */
  readonly rows: number;
  /** By column key. */
  readonly totals: Readonly<Record<string, number>>;
}

/** What a new file changes. Rows are the same if their ID is, or their name. */
export interface ReplacementDifference {
  readonly before: ComparedTotals;
  readonly after: ComparedTotals;
  readonly counts: Readonly<Record<RowChange, number>>;
  /** The first of each change by name. */
  readonly rows: readonly ComparedRow[];
}

export class GetReplacement extends Query<ReplacementDifference> {
  constructor(readonly reader: RowsReader) {
    super();
  }
}

const readings = prepared<{ readonly before: InputReading; readonly after: InputReading; readonly newFileId: string }>(
  'pursuits.readings-of-replacement',
  `select reading as before, replacement -> 'reading' as after, replacement ->> 'fileId' as "newFileId"
   from pursuits.case_inputs where case_id = $1 and key = $2 and replacement ->> 'reading' is not null`,
);

const SHOWN_OF_EACH = 10;
const rowsOf = (file: string) => `select *, row_number() over (partition by identity order by position) as nth
  from pursuits.input_rows where file_id = ${file} and kind = $3`;
const AMOUNTS = ['cpus', 'memory_bytes', 'provisioned_bytes', 'in_use_bytes', 'left_out'];
const amountsOf = (
  side: string,
) => `case when ${side}.position is not null then jsonb_build_object('cpus', ${side}.cpus,
  'memoryBytes', ${side}.memory_bytes, 'provisionedBytes', ${side}.provisioned_bytes, 'inUseBytes', ${side}.in_use_bytes,
  'leftOut', ${side}.left_out) end`;
const differing = (side: string) => `row (${AMOUNTS.map((name) => `${side}.${name}`).join(', ')})`;

const difference = prepared<ComparedRow & { readonly count: number }>(
  'pursuits.difference-of-replacement',
  `with before as (${rowsOf('$1')}), after as (${rowsOf('$2')}),
   compared as (
     select case when before.position is null then 'added' when after.position is null then 'removed' else 'changed'
       end as change,
       coalesce(after.name, before.name) as name, ${amountsOf('before')} as before, ${amountsOf('after')} as after
     from before full join after using (identity, nth)
     where before.position is null or after.position is null or ${differing('before')} is distinct from ${differing('after')}
   ), ranked as (
     select *, (count(*) over (partition by change))::int as count,
       row_number() over (partition by change order by name) as place
     from compared
   )
   select change, name, before, after, count from ranked where place <= ${SHOWN_OF_EACH} order by change, place`,
);

@QueryHandler(GetReplacement)
export class GetReplacementHandler implements IQueryHandler<GetReplacement> {
  constructor(private readonly sql: SqlReader) {}

  /** @throws CaseNotFound, InputNotFound, NoReplacement */
  async execute({ reader }: GetReplacement): Promise<ReplacementDifference> {
    const { caseId, key, fileId, kind } = await findRowsOfInput(this.sql, reader);
    const [found] = await this.sql.read(readings, [caseId, key]);
    if (!found) throw new NoReplacement();
    const rows = await this.sql.read(difference, [fileId, found.newFileId, kind]);
    const countOf = (change: RowChange) => rows.find((row) => row.change === change)?.count ?? 0;
    return {
      before: { rows: found.before.rows, totals: found.before.totals },
      after: { rows: found.after.rows, totals: found.after.totals },
      counts: { added: countOf('added'), removed: countOf('removed'), changed: countOf('changed') },
      rows: rows.map(({ change, name, before, after }) => ({ change, name, before, after })),
    };
  }
}

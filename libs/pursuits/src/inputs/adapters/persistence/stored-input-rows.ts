import { prepared, Sql } from '@casewright/platform';
import type { ColumnFault } from '@casewright/rules';
import {
  type CheckedRow,
  type CorrectedAmount,
  type CorrectedRows,
  type InventoryEntry,
  LEFT_OUT_REASONS,
  type Measured,
  osFamilyOf,
  type RowFault,
  type RowGroup,
} from '@casewright/rules/intake';
import { Injectable } from '@nestjs/common';
import { InputRows, type NewCorrection } from '../../domain/input-rows.repository';
import type { RowsOfInput } from '../../domain/rows-of-input';

const deleteRows = prepared('pursuits.delete-input-rows', 'delete from pursuits.input_rows where file_id = $1');
const deleteOfFile = prepared(
  'pursuits.delete-rows-of-file',
  `with corrections as (delete from pursuits.input_corrections where file_id = $1)
   delete from pursuits.input_rows where file_id = $1`,
);
const COLUMNS = `position, identity, sheet, row, name, cpus, memory_bytes, provisioned_bytes, in_use_bytes, power_watts, os, os_family,
  power, cluster, host, model, left_out, faults, sockets, edition, cpu_use_percent, memory_use_percent`;
const add = prepared(
  'pursuits.add-input-rows',
  `insert into pursuits.input_rows (case_id, key, file_id, kind, ${COLUMNS})
   select $1, $2, $3, $4, ${COLUMNS} from jsonb_populate_recordset(null::pursuits.input_rows, $5::jsonb)`,
);
const endSame = prepared(
  'pursuits.end-correction',
  `update pursuits.input_corrections correction set ended_by_id = $5, ended_at = $6
   from pursuits.input_rows found
   where found.file_id = $1 and found.kind = $2 and found.position = $3
     and (correction.file_id, correction.kind, correction.sheet, correction.row) = ($1, $2, found.sheet, found.row)
     and correction.field = $4 and correction.ended_at is null and correction.id <> $7`,
);
const correct = prepared<{ readonly id: string }>(
  'pursuits.correct-input-row',
  `insert into pursuits.input_corrections (id, case_id, key, file_id, kind, sheet, row, field, value, by_id, at)
   select $1, $2, $3, $4, $5, sheet, row, $7, $8, $9, $10 from pursuits.input_rows
   where file_id = $4 and kind = $5 and position = $6
   on conflict (id) do update set id = excluded.id
     where (input_corrections.file_id, input_corrections.sheet, input_corrections.row, input_corrections.field)
       = (excluded.file_id, excluded.sheet, excluded.row, excluded.field)
   returning id`,
);
const undo = prepared<{ readonly id: string }>(
  'pursuits.undo-correction',
  `update pursuits.input_corrections set ended_by_id = $4, ended_at = $5
   where id = $1 and file_id = $2 and kind = $3 and ended_at is null returning id`,
);

interface StoredGroup extends Readonly<Record<'cpus' | 'memory' | 'provisioned' | 'inUse' | 'watts', string | null>> {
  readonly reason: RowGroup['reason'];
  readonly rows: number;
}

const groups = prepared<StoredGroup>(
  'pursuits.groups-of-input-rows',
  `select left_out as reason, count(*)::int as rows, sum(cpus)::text as cpus, sum(memory_bytes)::text as memory,
     sum(provisioned_bytes)::text as provisioned, sum(in_use_bytes)::text as "inUse", sum(power_watts)::text as watts
   from pursuits.corrected_rows where file_id = $1 and kind = $2 group by left_out`,
);
const faults = prepared<{ readonly reason: RowGroup['reason']; readonly fault: ColumnFault }>(
  'pursuits.faults-of-input-rows',
  `select left_out as reason, jsonb_build_object('sheet', sheet, 'column', fault ->> 'column',
     'place', (fault ->> 'place')::int, 'kind', fault ->> 'kind', 'rows', (array_agg(row order by row))[1:10],
     'count', count(*)) as fault
   from pursuits.corrected_rows, jsonb_array_elements(faults) as fault
   where file_id = $1 and kind = $2
   group by left_out, sheet, fault ->> 'column', fault ->> 'place', fault ->> 'kind'
   order by min(position), (fault ->> 'place')::int`,
);

const checked = prepared<Omit<CheckedRow, 'hasId'> & { readonly identity: string }>(
  'pursuits.checked-input-rows',
  `select position, row.sheet, row.row, row.name, identity, row.cpus::float8 as cpus,
     row.memory_bytes::float8 as "memoryBytes", row.power, row.left_out as "leftOut"
   from pursuits.corrected_rows as row join pursuits.input_rows using (file_id, kind, position)
   where file_id = $1 and kind = $2 order by position`,
);

/** Rows in one statement, so that parameters stay below 5 MB. */
const BATCH = 5_000;

@Injectable()
export class StoredInputRows extends InputRows {
  constructor(private readonly sql: Sql) {
    super();
  }

  async add(
    { caseId, key, fileId, kind }: RowsOfInput,
    entries: readonly InventoryEntry[],
    faulty: readonly RowFault[],
  ): Promise<void> {
    const faultsAt = Map.groupBy(faulty, ({ fault, row }) => `${row} ${fault.sheet}`);
    const rows = entries.map((entry, position) => ({
      ...columnsOf(entry),
      position,
      faults: (faultsAt.get(`${entry.place.row} ${entry.place.sheet}`) ?? []).map(({ fault, field, cell }) => ({
        ...{ column: fault.column, place: fault.place, kind: fault.kind, cell },
        field: correctedBy(field),
      })),
    }));
    for (let from = 0; from < rows.length; from += BATCH)
      await this.sql.run(add, [caseId, key, fileId, kind, JSON.stringify(rows.slice(from, from + BATCH))]);
  }

  async clear(fileId: string): Promise<void> {
    await this.sql.run(deleteRows, [fileId]);
  }

  async remove(fileId: string): Promise<void> {
    await this.sql.run(deleteOfFile, [fileId]);
  }

  async correct({ caseId, key, fileId, kind }: RowsOfInput, correction: NewCorrection): Promise<boolean> {
    const { id, position, field, value, byId, at } = correction;
    await this.sql.run(endSame, [fileId, kind, position, field, byId, at, id]);
    const values = [id, caseId, key, fileId, kind, position, field, value, byId, at];
    return (await this.sql.run(correct, values)).length > 0;
  }

  async undo({ fileId, kind }: RowsOfInput, correctionId: string, byId: string, at: Date): Promise<boolean> {
    return (await this.sql.run(undo, [correctionId, fileId, kind, byId, at])).length > 0;
  }

  async corrected(rows: RowsOfInput): Promise<CorrectedRows> {
    const found = await this.sql.run(checked, [rows.fileId, rows.kind]);
    return {
      groups: await this.groups(rows),
      rows: found.map(({ identity, ...row }) => ({ ...row, hasId: identity !== identityOf(row.name) })),
    };
  }

  private async groups({ fileId, kind }: RowsOfInput): Promise<readonly RowGroup[]> {
    const sums = await this.sql.run(groups, [fileId, kind]);
    const found = await this.sql.run(faults, [fileId, kind]);
    return [null, ...LEFT_OUT_REASONS].flatMap((reason) => {
      const group = sums.find((one) => one.reason === reason);
      if (!group) return [];
      const cpus = numberOrNull(group.cpus);
      return {
        ...{ reason, rows: group.rows },
        ...(kind === 'machine' ? { vCpu: cpus, cores: null } : { vCpu: null, cores: cpus }),
        memoryBytes: numberOrNull(group.memory),
        provisionedBytes: numberOrNull(group.provisioned),
        inUseBytes: numberOrNull(group.inUse),
        powerWatts: numberOrNull(group.watts),
        faults: found.filter((fault) => fault.reason === reason).map(({ fault }) => fault),
      };
    });
  }
}

const numberOrNull = (text: string | null): number | null => (text === null ? null : Number(text));

/** The amount that a correction of this cell sets. Null for cells that can only be left out. */
function correctedBy(field: RowFault['field']): CorrectedAmount | null {
  switch (field) {
    case 'vCpu':
    case 'cores':
    case 'sockets':
    case 'coresPerSocket':
    case 'threadsPerCore':
      return 'cpus';
    case 'memory':
      return 'memoryBytes';
    case 'provisioned':
    case 'storage':
      return 'provisionedBytes';
    case 'inUse':
      return 'inUseBytes';
    default:
      return null;
  }
}

/** What a machine is sized by. An average would leave nothing for busy hours. */
function mostUsed(measured: Measured | null): number | null {
  const percent = measured?.percentile95Percent ?? measured?.peakPercent ?? null;
  return percent !== null && percent >= 0 && percent <= 100 ? percent : null;
}

/** PostgreSQL can store neither NUL nor unpaired surrogates. */
const stored = (text: string | null): string | null => text?.replaceAll('\0', '').toWellFormed() ?? null;

/** Of a row without an ID. */
const identityOf = (name: string): string => name.trim().toLowerCase();

function columnsOf(entry: InventoryEntry): object {
  const { id, name, place, memoryBytes, cluster, leftOut } = entry;
  const common = {
    ...{
      name: stored(name),
      identity: stored(id ?? identityOf(name)),
      sheet: stored(place.sheet),
      row: place.row,
    },
    ...{ memory_bytes: memoryBytes, cluster: stored(cluster), left_out: leftOut },
    ...{ cpu_use_percent: mostUsed(entry.cpu), memory_use_percent: mostUsed(entry.memory) },
  };
  if (entry.kind === 'host')
    return {
      ...common,
      ...{ cpus: entry.cores, provisioned_bytes: entry.storageBytes, power_watts: entry.powerWatts },
      ...{ model: stored(entry.model), os_family: osFamilyOf(null) },
      ...{ sockets: entry.sockets || null, edition: stored(entry.edition) },
    };
  return {
    ...common,
    ...{ cpus: entry.vCpu, provisioned_bytes: entry.provisionedBytes, in_use_bytes: entry.inUseBytes },
    ...{ os: stored(entry.os), os_family: osFamilyOf(entry.os), power: entry.power, host: stored(entry.host) },
  };
}

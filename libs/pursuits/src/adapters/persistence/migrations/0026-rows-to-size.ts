import { Migration } from '@mikro-orm/migrations';

/** What sizing and licenses go by. Null in rows that were read before. */
export class RowsToSize extends Migration {
  override up(): void {
    this.addSql(COLUMNS);
    this.addSql(CORRECTED);
  }
}

/** Use at the 95th percentile, or the peak if the file has no percentile, of what the machine has. */
const COLUMNS = `
  alter table pursuits.input_rows
    add column sockets            numeric check (sockets > 0), -- of hosts
    add column edition            text, -- of SQL Server, of hosts
    add column cpu_use_percent    numeric check (cpu_use_percent between 0 and 100),
    add column memory_use_percent numeric check (memory_use_percent between 0 and 100);
`;

const CORRECTED = `
  create or replace view pursuits.corrected_rows with (security_invoker) as
  select found.file_id, found.kind, found.position, found.sheet, found.row, found.name,
    coalesce(fix.cpus, found.cpus) as cpus, coalesce(fix.memory_bytes, found.memory_bytes) as memory_bytes,
    coalesce(fix.provisioned_bytes, found.provisioned_bytes) as provisioned_bytes,
    coalesce(fix.in_use_bytes, found.in_use_bytes) as in_use_bytes,
    found.power_watts, found.os, found.os_family, found.power, found.cluster, found.host, found.model,
    case fix.counted when 1 then null when 0 then 'by-hand' else found.left_out end as left_out,
    fix.fields as corrected_fields,
    case when fix.fields is null then found.faults else jsonb_path_query_array(
      found.faults, '$[*] ? (!(@.field == $fields[*]))', jsonb_build_object('fields', to_jsonb(fix.fields))
    ) end as faults,
    found.sockets, found.edition, found.cpu_use_percent, found.memory_use_percent
  from pursuits.input_rows found
  left join (
    select file_id, kind, sheet, row, array_agg(field order by field) as fields,
      max(value) filter (where field = 'counted') as counted,
      max(value) filter (where field = 'cpus') as cpus,
      max(value) filter (where field = 'memoryBytes') as memory_bytes,
      max(value) filter (where field = 'provisionedBytes') as provisioned_bytes,
      max(value) filter (where field = 'inUseBytes') as in_use_bytes
    from pursuits.input_corrections where ended_at is null
    group by file_id, kind, sheet, row
  ) fix on fix.file_id = found.file_id and fix.kind = found.kind and fix.sheet = found.sheet and fix.row = found.row;
`;

import { Migration } from '@mikro-orm/migrations';

/** Machines and hosts of uploaded files, and what sellers corrected about them. Deleted with their item or file. */
export class InputRows extends Migration {
  override up(): void {
    this.addSql(ROWS);
    this.addSql(CORRECTIONS);
    this.addSql(CORRECTED);
    this.addSql(REPLACEMENTS);
  }
}

/** As read. Sizes in bytes. `cpus`: vCPU of machines, physical cores of hosts. */
const ROWS = `
  create table pursuits.input_rows (
    file_id           uuid not null,
    kind              text not null check (kind in ('machine', 'host')),
    position          integer not null,
    identity          text not null, -- the same in another file of the same machine or host
    case_id           uuid not null,
    key               text not null,
    sheet             text not null, -- empty for a CSV
    row               integer not null,
    name              text not null,
    cpus              numeric check (cpus >= 0),
    memory_bytes      numeric check (memory_bytes >= 0),
    provisioned_bytes numeric check (provisioned_bytes >= 0), -- of hosts: local storage
    in_use_bytes      numeric check (in_use_bytes >= 0),
    power_watts       numeric check (power_watts >= 0),
    os                text,
    os_family         text not null,
    power             text,
    cluster           text,
    host              text, -- of machines
    model             text, -- of hosts
    left_out          text, -- why it isn't counted by default
    faults            jsonb not null default '[]',
    primary key (file_id, kind, position),
    unique (file_id, kind, sheet, row),
    foreign key (case_id, key) references pursuits.case_inputs on delete cascade
  );
  create index rows_of_input on pursuits.input_rows (case_id, key);
`;

/** By the place in the file, so that they remain when the file is read again. */
const CORRECTIONS = `
  create table pursuits.input_corrections (
    id          uuid primary key,
    case_id     uuid not null,
    key         text not null,
    file_id     uuid not null,
    kind        text not null check (kind in ('machine', 'host')),
    sheet       text not null,
    row         integer not null,
    field       text not null check (field in ('counted', 'cpus', 'memoryBytes', 'provisionedBytes', 'inUseBytes')),
    value       numeric not null check (value >= 0 and (field <> 'counted' or value in (0, 1))),
    by_id       uuid not null,
    at          timestamptz not null,
    ended_by_id uuid,
    ended_at    timestamptz,
    constraint ended_by_someone check ((ended_by_id is null) = (ended_at is null)),
    foreign key (case_id, key) references pursuits.case_inputs on delete cascade
  );
  create unique index one_correction_of_a_cell on pursuits.input_corrections (file_id, kind, sheet, row, field)
    where ended_at is null;
  create index corrections_of_input on pursuits.input_corrections (case_id, key);
`;

/** Rows as they count, with the corrections in force. */
const CORRECTED = `
  create view pursuits.corrected_rows with (security_invoker) as
  select found.file_id, found.kind, found.position, found.sheet, found.row, found.name,
    coalesce(fix.cpus, found.cpus) as cpus, coalesce(fix.memory_bytes, found.memory_bytes) as memory_bytes,
    coalesce(fix.provisioned_bytes, found.provisioned_bytes) as provisioned_bytes,
    coalesce(fix.in_use_bytes, found.in_use_bytes) as in_use_bytes,
    found.power_watts, found.os, found.os_family, found.power, found.cluster, found.host, found.model,
    case fix.counted when 1 then null when 0 then 'by-hand' else found.left_out end as left_out,
    fix.fields as corrected_fields,
    case when fix.fields is null then found.faults else jsonb_path_query_array(
      found.faults, '$[*] ? (!(@.field == $fields[*]))', jsonb_build_object('fields', to_jsonb(fix.fields))
    ) end as faults
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

/** A new file waits until the seller has seen its difference. */
const REPLACEMENTS = `
  alter table pursuits.case_inputs add column replacement jsonb,
    add constraint replacement_of_a_file check (replacement is null or (
      file_id is not null and replacement ->> 'fileId' is not null and replacement ->> 'fileId' <> file_id::text));
  create unique index input_of_new_file on pursuits.case_inputs ((replacement ->> 'fileId'))
    where replacement is not null;
`;

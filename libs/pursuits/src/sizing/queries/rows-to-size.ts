import { prepared, type SqlReader } from '@casewright/platform';
import type { MachineToFit } from '@casewright/rules/sizing';
import { gibibytesIn } from '@casewright/rules/intake';
import { COUNTED_ROWS, valuesOfRows } from '../../inputs/queries/input-rows';
import type { CountedRows, ReadRows } from '../../inputs/queries/rows-of-input';

export interface SizedMachine extends MachineToFit {
  readonly position: number;
  readonly row: number;
  readonly name: string;
  readonly hostName: string | undefined;
  readonly isWindowsServer: boolean;
  /** Of the kind that is priced. */
  readonly storageBytes: number;
}

interface MachineRow {
  readonly position: number;
  readonly row: number;
  readonly name: string;
  readonly cpus: number | null;
  readonly memoryBytes: number | null;
  readonly inUseBytes: number | null;
  readonly provisionedBytes: number | null;
  readonly cpuPercent: number | null;
  readonly memoryPercent: number | null;
  readonly osFamily: string;
  readonly host: string | null;
}

const machines = prepared<MachineRow>(
  'pursuits.machines-to-size',
  `select position, row, name, cpus::float8 as cpus, memory_bytes::float8 as "memoryBytes",
     in_use_bytes::float8 as "inUseBytes", provisioned_bytes::float8 as "provisionedBytes",
     cpu_use_percent::float8 as "cpuPercent", memory_use_percent::float8 as "memoryPercent",
     os_family as "osFamily", host
   from pursuits.corrected_rows where ${COUNTED_ROWS} order by position`,
);

export interface HostToLicense {
  readonly name: string;
  readonly cluster: string;
  readonly cpus: number | undefined;
  readonly cores: number | undefined;
  readonly edition: string;
}

type HostRow = { readonly [Field in keyof HostToLicense]: HostToLicense[Field] | null };

const HOST_COLUMNS = 'name, cluster, sockets::float8 as cpus, cpus::float8 as cores, edition';

const hosts = prepared<HostRow>(
  'pursuits.hosts-to-license',
  `select ${HOST_COLUMNS} from pursuits.corrected_rows where ${COUNTED_ROWS} order by position`,
);

/** Items of a case whose own file lists hosts, with what counts of it. */
const itemsWithHosts = prepared<CountedRows>(
  'pursuits.items-with-hosts',
  `select case_id as "caseId", key, file_id as "fileId", 'host' as kind,
     array(select jsonb_array_elements_text(reading -> 'intake' -> 'choices' -> 'count')) as counts
   from pursuits.case_inputs where case_id = $1 and reading -> 'intake' ->> 'rows' = 'host' and file_id is not null
   order by key`,
);

const SQL_HOSTS = 'compute-sql-server-hosts';

/** Counted machines of an item, and the hosts of its case that need licenses. */
export class RowsToSize {
  constructor(private readonly sql: SqlReader) {}

  async machines(rows: ReadRows): Promise<readonly SizedMachine[]> {
    if (rows.kind !== 'machine') return [];
    const found = await this.sql.read(machines, valuesOfRows(rows));
    return found.map((row) => {
      const storageBytes = (rows.intake.priced === 'in-use' ? row.inUseBytes : row.provisionedBytes) ?? 0;
      return {
        ...{ id: String(row.position), position: row.position, row: row.row, name: row.name, storageBytes },
        vcpu: row.cpus ?? undefined,
        memoryGib: row.memoryBytes === null ? undefined : gibibytesIn(row.memoryBytes),
        storageGib: gibibytesIn(storageBytes),
        cpuP95Percent: row.cpuPercent ?? undefined,
        memoryP95Percent: row.memoryPercent ?? undefined,
        hostName: row.host ?? undefined,
        isWindowsServer: row.osFamily === 'windows-server',
      };
    });
  }

  /** Hosts that the machines run on: those of the item, of its file, or else of the case’s list of hosts. */
  async hosts(rows: CountedRows): Promise<readonly HostToLicense[]> {
    const same = await this.hostsOf(rows.kind === 'host' ? rows : { ...rows, kind: 'host', counts: [] });
    if (same.length > 0 || rows.kind === 'host') return same;
    const [item] = (await this.items(rows.caseId)).filter(({ key }) => key !== SQL_HOSTS);
    return item ? this.hostsOf(item) : [];
  }

  async sqlServerHosts({ caseId }: CountedRows): Promise<readonly HostToLicense[]> {
    const item = (await this.items(caseId)).find(({ key }) => key === SQL_HOSTS);
    return item ? this.hostsOf(item) : [];
  }

  private items(caseId: string): Promise<readonly CountedRows[]> {
    return this.sql.read(itemsWithHosts, [caseId]);
  }

  private async hostsOf(rows: CountedRows): Promise<readonly HostToLicense[]> {
    const found = await this.sql.read(hosts, valuesOfRows(rows));
    return found.map(({ name, cluster, cpus, cores, edition }) => ({
      ...{ name: name ?? '', cluster: cluster ?? '', edition: edition ?? '' },
      ...{ cpus: cpus ?? undefined, cores: cores ?? undefined },
    }));
  }
}

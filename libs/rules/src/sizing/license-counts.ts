import {
  type ClusterCores,
  sqlServerCoresOfServer,
  vmwareCores,
  vmwareCoresByCluster,
  windowsServerCores,
} from './licenses';

/** A host of an inventory. */
export interface InventoriedHost {
  readonly name: string;
  readonly cluster: string;
  /** Physical ones. Undefined if the file doesn't say. */
  readonly cpus: number | undefined;
  readonly cores: number | undefined;
}

export interface KnownHosts<Host> {
  readonly known: readonly (Host & { readonly cpus: number; readonly cores: number })[];
  /** Hosts whose CPUs or cores the file doesn't give: no license can be counted. */
  readonly unknown: number;
}

/** @param cpusPerHost counts where the file doesn't say */
export function knownHosts<Host extends InventoriedHost>(
  hosts: readonly Host[],
  cpusPerHost?: number,
): KnownHosts<Host> {
  const known = hosts.flatMap((host) => {
    const { cpus = cpusPerHost, cores } = host;
    return cpus === undefined || cores === undefined || !isCount(cpus) || !isCount(cores)
      ? []
      : [{ ...host, cpus, cores }];
  });
  return { known, unknown: hosts.length - known.length };
}

const isCount = (value: number): boolean => Number.isInteger(value) && value > 0;

export interface VmwareCount {
  readonly clusters: readonly ClusterCores[];
  readonly hosts: number;
  readonly physicalCores: number;
  readonly coresToBuy: number;
  readonly unknown: number;
}

export function vmwareCount({ known, unknown }: KnownHosts<InventoriedHost>): VmwareCount {
  const clusters = vmwareCoresByCluster(known);
  return {
    ...{ clusters, hosts: known.length, unknown },
    physicalCores: sum(known.map(({ cores }) => cores)),
    coresToBuy: sum(known.map(vmwareCores)),
  };
}

export interface WindowsCount {
  /** Hosts that run Windows Server, and their machines with it. */
  readonly hosts: number;
  readonly machines: number;
  readonly standardCores: number;
  readonly datacenterCores: number;
  /** Machines with Windows Server whose host is not among the known ones. */
  readonly unknown: number;
}

/** Licenses of the hosts on which Windows Server runs. @param hostNames of each machine with Windows Server */
export function windowsCount(
  { known }: KnownHosts<InventoriedHost>,
  hostNames: readonly (string | undefined)[],
): WindowsCount {
  const machinesOf = Map.groupBy(hostNames, (name) => name?.trim().toLowerCase());
  const hosts = known.flatMap((host) => {
    const machines = machinesOf.get(host.name.trim().toLowerCase())?.length ?? 0;
    return machines > 0 ? [{ host, machines }] : [];
  });
  const machines = sum(hosts.map((one) => one.machines));
  return {
    ...{ hosts: hosts.length, machines, unknown: hostNames.length - machines },
    standardCores: sum(hosts.map((one) => windowsServerCores(one.host, 'standard', one.machines))),
    datacenterCores: sum(hosts.map((one) => windowsServerCores(one.host, 'datacenter', one.machines))),
  };
}

export interface SqlServerCount {
  readonly editions: readonly { readonly edition: string; readonly hosts: number; readonly coresToBuy: number }[];
  readonly unknown: number;
}

/** Physical cores of SQL Server hosts by edition, as the file names it. */
export const sqlServerCount = ({
  known,
  unknown,
}: KnownHosts<InventoriedHost & { readonly edition: string }>): SqlServerCount => ({
  editions: [...Map.groupBy(known, ({ edition }) => edition)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([edition, hosts]) => ({
      ...{ edition, hosts: hosts.length },
      coresToBuy: sum(hosts.map(sqlServerCoresOfServer)),
    })),
  unknown,
});

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

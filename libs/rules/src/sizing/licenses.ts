/** Physical cores, never threads: an inventory's logical processors count twice with hyper-threading. */
export interface LicensedHost {
  readonly cluster: string;
  readonly cpus: number;
  /** Physical cores of all CPUs together. */
  readonly cores: number;
}

export interface ClusterCores {
  readonly cluster: string;
  readonly hosts: number;
  readonly physicalCores: number;
  readonly coresToBuy: number;
}

const VMWARE_PER_CPU = 16;

/**
 * VMware Cloud Foundation and vSphere Foundation: every physical core, at least 16 for each CPU, one license per core.
 * Minimum order quantities depend on the contract and are not included.
 * Source: Broadcom, "Counting Cores for VMware Cloud Foundation and vSphere Foundation and TiBs for vSAN",
 * knowledge.broadcom.com/external/article/313548, version of March 17, 2025, checked November 28, 2026.
 */
export const vmwareCores = ({ cpus, cores }: Pick<LicensedHost, 'cpus' | 'cores'>): number =>
  coresWithMinimum(cpus, cores, VMWARE_PER_CPU);

/** By cluster, in alphabetical order. */
export function vmwareCoresByCluster(hosts: readonly LicensedHost[]): readonly ClusterCores[] {
  return [...Map.groupBy(hosts, ({ cluster }) => cluster)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([cluster, members]) => ({
      cluster,
      hosts: members.length,
      physicalCores: sum(members.map(({ cores }) => cores)),
      coresToBuy: sum(members.map(vmwareCores)),
    }));
}

export interface ConsolidationSaving {
  readonly coresBefore: number;
  readonly coresAfter: number;
  /** Negative if the new hosts need more licenses. */
  readonly savedCores: number;
  readonly savedYearlyMicros: number;
}

/** What fewer or other hosts save in VMware licenses. */
export function consolidationSaving(
  before: readonly LicensedHost[],
  after: readonly LicensedHost[],
  yearlyMicrosPerCore: number,
): ConsolidationSaving {
  const coresBefore = sum(before.map(vmwareCores));
  const coresAfter = sum(after.map(vmwareCores));
  const savedCores = coresBefore - coresAfter;
  return { coresBefore, coresAfter, savedCores, savedYearlyMicros: savedCores * yearlyMicrosPerCore };
}

export const WINDOWS_EDITIONS = ['datacenter', 'standard'] as const;
export type WindowsEdition = (typeof WINDOWS_EDITIONS)[number];

const WINDOWS = { perCpu: 8, perServer: 16, machinesPerStandard: 2 };

/**
 * Windows Server by physical cores: at least 8 for each CPU and 16 for each server, in packs of two.
 * Datacenter covers any number of machines; Standard covers two, and every further two license all cores again.
 * Source: Microsoft, "Core-based licensing models", microsoft.com/licensing/guidance/Core-based-licensing-models,
 * and licensing brief "Introduction to Microsoft Core licensing models", October 2022, checked November 28, 2026.
 */
export function windowsServerCores(
  { cpus, cores }: Pick<LicensedHost, 'cpus' | 'cores'>,
  edition: WindowsEdition,
  machines: number,
): number {
  const once = inPacks(Math.max(WINDOWS.perServer, coresWithMinimum(cpus, cores, WINDOWS.perCpu)));
  return edition === 'datacenter' ? once : once * Math.max(1, Math.ceil(machines / WINDOWS.machinesPerStandard));
}

const SQL_SERVER_MINIMUM = 4;

/**
 * SQL Server by the virtual cores of one machine: at least 4, in packs of two.
 * Source: as for `windowsServerCores`.
 */
export const sqlServerCoresOfMachine = (vcpu: number): number => inPacks(Math.max(SQL_SERVER_MINIMUM, Math.ceil(vcpu)));

/**
 * SQL Server by the physical cores of a server: at least 4 for each CPU, in packs of two.
 * Source: as for `windowsServerCores`.
 */
export const sqlServerCoresOfServer = ({ cpus, cores }: Pick<LicensedHost, 'cpus' | 'cores'>): number =>
  inPacks(coresWithMinimum(cpus, cores, SQL_SERVER_MINIMUM));

/** The minimum applies to each CPU. CPUs that do not divide the cores evenly differ by one. */
function coresWithMinimum(cpus: number, cores: number, minimum: number): number {
  const each = Math.floor(cores / cpus);
  const larger = cores % cpus;
  return larger * Math.max(minimum, each + 1) + (cpus - larger) * Math.max(minimum, each);
}

const inPacks = (cores: number): number => 2 * Math.ceil(cores / 2);

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

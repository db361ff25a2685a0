import { Files } from '@casewright/platform';
import { rowsText, type StorageKind } from '@casewright/rules/intake';
import {
  centsOf,
  type Commitment,
  fleetCost,
  type HostCount,
  type HostedLoad,
  type InventoriedHost,
  knownHosts,
  type KnownHosts,
  sizeHosts,
  type SizingMode,
  sqlServerCount,
  type SqlServerCount,
  storageMonthlyCents,
  type UnfittedCount,
  unfittedCounts,
  vmwareCores,
  vmwareCount,
  type VmwareCount,
  type WindowsEdition,
  windowsCount,
  type WindowsCount,
} from '@casewright/rules/sizing';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { INPUT_FILES } from '../../inputs/queries/input-row';
import type { ReadRows, RowsReader } from '../../inputs/queries/rows-of-input';
import { type FittedFleet, FittedFleets, isFittedMachine } from './fitted-fleet';
import type { VersionToSizeWith } from './ports';
import { RowsToSize, type SizedMachine } from './rows-to-size';
import { chosenLine, type SizingRequest, withDefaults } from './sizing-request';

export interface InstanceOfFleet {
  readonly name: string;
  readonly family: string;
  readonly vcpu: number;
  readonly memoryGib: number;
  readonly machines: number;
  readonly hourlyMicros: number;
  readonly monthlyCents: number;
}

export interface StorageOfFleet {
  readonly kind: StorageKind | null;
  /** Of fitted machines. */
  readonly gib: number;
  /** Null unless a storage line is chosen. */
  readonly monthlyCents: number | null;
}

export interface HostsOfFleet extends HostCount {
  readonly coresPerHost: number;
  readonly memoryGibPerHost: number;
  readonly purchaseCents: number;
}

export interface VmwareLicenses extends VmwareCount {
  /** On the hosts that the fleet is sized to. Null unless a host is chosen. */
  readonly coresAfter: number | null;
  /** Null unless a license is chosen. */
  readonly yearlyCents: number | null;
  readonly yearlyCentsAfter: number | null;
}

export interface WindowsLicenses extends WindowsCount {
  readonly edition: WindowsEdition;
  /** Of the edition. Null unless a license is chosen. */
  readonly yearlyCents: number | null;
}

export interface SqlServerLicenses extends SqlServerCount {
  readonly coresToBuy: number;
  readonly yearlyCents: number | null;
}

/** The counted rows that the numbers rest on. */
export interface SizedFile {
  readonly fileId: string;
  readonly file: string;
  /** As the tool calls it. Empty for a table of no known tool. */
  readonly sheet: string;
  /** For example "763 of 805 rows counted; 42 left out: 42 off". */
  readonly counted: string;
}

/** Amounts in cents of the version’s currency. */
export interface Sizing {
  readonly source: SizedFile;
  readonly version: Omit<VersionToSizeWith, 'lines'>;
  readonly place: string;
  readonly commitment: Commitment;
  readonly mode: SizingMode;
  readonly comfortPercent: number;
  /** Counted machines. 0 for a list of hosts. */
  readonly machines: number;
  readonly fitted: number;
  /** Fitted by a measured use of vCPU, or of memory. */
  readonly measured: number;
  readonly instances: readonly InstanceOfFleet[];
  readonly instancesMonthlyCents: number;
  readonly storage: StorageOfFleet;
  /** Instances and storage. */
  readonly monthlyCents: number;
  readonly unfitted: readonly UnfittedCount[];
  /** Null unless a host is chosen. */
  readonly hosts: HostsOfFleet | null;
  /** Each null if the case lists no hosts of its kind. */
  readonly vmware: VmwareLicenses | null;
  readonly windows: WindowsLicenses | null;
  readonly sqlServer: SqlServerLicenses | null;
}

/** What the counted machines of an item would run on at the prices of a book, and what that costs. */
export class GetSizing extends Query<Sizing> {
  constructor(
    readonly reader: RowsReader,
    readonly request: SizingRequest,
  ) {
    super();
  }
}

@QueryHandler(GetSizing)
export class GetSizingHandler implements IQueryHandler<GetSizing> {
  constructor(
    private readonly fleets: FittedFleets,
    private readonly rows: RowsToSize,
    private readonly files: Files,
  ) {}

  /** @throws CaseNotFound, InputNotFound, SizingInvalid */
  async execute({ reader, request }: GetSizing): Promise<Sizing> {
    const fleet = await this.fleets.fit(reader, request);
    const { rows, version, place, machines: found } = fleet;
    const { lines, ...named } = version;
    const fits = found.filter(isFittedMachine);
    const cost = fleetCost(fits);
    const tier = chosenLine(lines, 'storage', request, 'storage');
    const bytes = fits.reduce((sum, { machine }) => sum + BigInt(machine.storageBytes), 0n);
    const storageCents = tier ? storageMonthlyCents(bytes, tier.monthlyMicrosPerGib) : null;
    const { commitment, mode, comfortPercent } = withDefaults(request);
    const hosts = hostsOf(fleet, request);
    const known = knownHosts(await this.rows.hosts(rows), request.cpusPerHost);
    const sqlHosts = knownHosts(await this.rows.sqlServerHosts(rows), request.cpusPerHost);
    return {
      source: await this.sourceOf(rows),
      ...{ version: named, place, commitment, mode, comfortPercent },
      ...{ machines: found.length, fitted: fits.length },
      measured: fits.filter(({ needs }) => needs.isVcpuMeasured || needs.isMemoryMeasured).length,
      instances: cost.instances.map(({ instance, machines, hourlyMicros, monthlyCents }) => ({
        ...{ name: instance.name, family: instance.family, vcpu: instance.vcpu, memoryGib: instance.memoryGib },
        ...{ machines, hourlyMicros, monthlyCents },
      })),
      instancesMonthlyCents: cost.monthlyCents,
      storage: { kind: rows.intake.priced, gib: Number(bytes) / 2 ** 30, monthlyCents: storageCents },
      monthlyCents: cost.monthlyCents + (storageCents ?? 0),
      unfitted: unfittedCounts(found.flatMap((one) => (isFittedMachine(one) ? [] : [one]))),
      hosts,
      vmware: vmwareLicenses(fleet, request, known, hosts),
      windows: windowsLicenses(fleet, request, known),
      sqlServer: sqlServerLicenses(fleet, request, sqlHosts),
    };
  }

  private async sourceOf({ caseId, fileId, intake }: ReadRows): Promise<SizedFile> {
    const file = (await this.files.of(INPUT_FILES, [caseId])).find(({ id }) => id === fileId);
    return { fileId, file: file?.name ?? '', sheet: intake.sheets.join(', '), counted: rowsText(intake) };
  }
}

function hostsOf({ version, machines }: FittedFleet, request: SizingRequest): HostsOfFleet | null {
  const line = chosenLine(version.lines, 'host', request, 'host');
  if (!line) return null;
  const count = sizeHosts(loadOf(machines.map(({ machine }) => machine)), line, withDefaults(request));
  return {
    ...count,
    coresPerHost: line.cpus * line.coresPerCpu,
    memoryGibPerHost: line.memoryGib,
    purchaseCents: centsOf(count.hosts * line.purchaseMicros),
  };
}

const loadOf = (machines: readonly SizedMachine[]): HostedLoad => ({
  vcpu: sum(machines.map(({ vcpu = 0 }) => vcpu)),
  memoryGib: sum(machines.map(({ memoryGib = 0 }) => memoryGib)),
  storageGib: sum(machines.map(({ storageGib = 0 }) => storageGib)),
  largestVcpu: machines.reduce((most, { vcpu = 0 }) => Math.max(most, vcpu), 0),
  largestMemoryGib: machines.reduce((most, { memoryGib = 0 }) => Math.max(most, memoryGib), 0),
});

function vmwareLicenses(
  { version }: FittedFleet,
  request: SizingRequest,
  known: KnownHosts<InventoriedHost>,
  sized: HostsOfFleet | null,
): VmwareLicenses | null {
  const license = chosenLine(version.lines, 'license', request, 'vmwareLicense');
  const line = chosenLine(version.lines, 'host', request, 'host');
  if (known.known.length + known.unknown === 0) return null;
  const count = vmwareCount(known);
  const coresAfter =
    line && sized ? sized.hosts * vmwareCores({ cpus: line.cpus, cores: line.cpus * line.coresPerCpu }) : null;
  const yearly = (cores: number) => (license ? centsOf(cores * license.yearlyMicrosPerCore) : null);
  return {
    ...{ ...count, coresAfter },
    yearlyCents: yearly(count.coresToBuy),
    yearlyCentsAfter: coresAfter === null ? null : yearly(coresAfter),
  };
}

function windowsLicenses(
  { version, machines }: FittedFleet,
  request: SizingRequest,
  known: KnownHosts<InventoriedHost>,
): WindowsLicenses | null {
  const license = chosenLine(version.lines, 'license', request, 'windowsLicense');
  const windows = machines.filter(({ machine }) => machine.isWindowsServer);
  if (windows.length === 0 || known.known.length === 0) return null;
  const count = windowsCount(
    known,
    windows.map(({ machine }) => machine.hostName),
  );
  const { windowsEdition: edition } = withDefaults(request);
  const cores = edition === 'standard' ? count.standardCores : count.datacenterCores;
  return { ...count, edition, yearlyCents: license ? centsOf(cores * license.yearlyMicrosPerCore) : null };
}

function sqlServerLicenses(
  { version }: FittedFleet,
  request: SizingRequest,
  known: KnownHosts<InventoriedHost & { readonly edition: string }>,
): SqlServerLicenses | null {
  const license = chosenLine(version.lines, 'license', request, 'sqlServerLicense');
  if (known.known.length + known.unknown === 0) return null;
  const count = sqlServerCount(known);
  const coresToBuy = sum(count.editions.map((one) => one.coresToBuy));
  return { ...count, coresToBuy, yearlyCents: license ? centsOf(coresToBuy * license.yearlyMicrosPerCore) : null };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

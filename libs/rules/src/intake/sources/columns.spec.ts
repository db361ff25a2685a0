import { INPUT_TABLES } from '../../inputs/input-tables';
import { readSheets } from '../read-inventory.fixture';

const GIB = 2 ** 30;
type Cells = Readonly<Record<string, string>>;
const table = (cells: Cells) => [Object.keys(cells), Object.values(cells)];
const percent = (averagePercent: number | null, peakPercent: number | null = null) => ({
  ...{ averagePercent, percentile95Percent: null, peakPercent },
});

describe('every column means what its tool writes', () => {
  it.each<[string, Cells, object]>([
    [
      'RVTools',
      {
        ...{ VM: 'app', CPUs: '2', Memory: '4096', 'Provisioned MiB': '1024', Cluster: 'A', Host: 'esx' },
        ...{ 'OS according to the VMware Tools': 'Ubuntu', 'OS according to the configuration file': 'Other' },
      },
      { os: 'Ubuntu', cluster: 'A', host: 'esx' },
    ],
    [
      'RVTools, database names',
      {
        ...{ vInfoVMName: 'app', vInfoUUID: 'U', vInfoVISDKUUID: 'VC', vInfoPowerstate: 'poweredOn', vInfoCPUs: '2' },
        ...{ vInfoMemory: '4096', vInfoProvisioned: '10240', vInfoInUse: '5120', vInfoOSTools: '', vInfoOS: 'Ubuntu' },
        ...{ vInfoDataCenter: 'Basel', vInfoCluster: 'A', vInfoHost: 'esx' },
      },
      {
        ...{ name: 'app', id: 'u vc', power: 'on', vCpu: 2, memoryBytes: 4 * GIB, provisionedBytes: 10 * GIB },
        ...{ inUseBytes: 5 * GIB, os: 'Ubuntu', datacenter: 'Basel', cluster: 'A', host: 'esx' },
      },
    ],
    [
      'Live Optics',
      {
        ...{ 'VM Name': 'app', InstanceUUID: '', UUID: 'U', 'Power State': 'poweredOn', 'Virtual CPU': '2' },
        ...{ 'Provisioned Memory (MiB)': '4096', 'VM OS': 'Ubuntu', Datacenter: 'Basel', Cluster: 'A', Host: 'esx' },
      },
      { name: 'app', id: 'u', os: 'Ubuntu', datacenter: 'Basel', cluster: 'A', host: 'esx' },
    ],
    [
      'Azure Migrate',
      {
        ...{ '*Server name': 'app', '*Cores': '2', '*Memory (In MB)': '4096', '*OS name': 'Ubuntu' },
        'Memory utilization percentage': '40',
      },
      { os: 'Ubuntu', memory: percent(40) },
    ],
    [
      'AWS Application Discovery',
      {
        ...{ ExternalId: 'E', SMBiosId: 'S', HostName: '', 'VMware.VMName': 'app', 'CPU.NumberOfLogicalCores': '2' },
        ...{ 'RAM.TotalSizeInMB': '4096', 'OS.Name': 'Ubuntu', 'CPU.UsagePct.Avg': '30' },
      },
      { name: 'app', id: 'e', os: 'Ubuntu', cpu: percent(30) },
    ],
    [
      'AWS Migration Evaluator',
      {
        ...{ 'Server Name': 'app', 'CPU Cores': '2', 'Memory (MB)': '4096', 'Provisioned Storage (GB)': '10' },
        ...{ 'Is Virtual?': 'TRUE', 'Operating System': 'Ubuntu', 'Memory Utilization Peak (%)': '0.75' },
      },
      { os: 'Ubuntu', memory: percent(null, 75) },
    ],
    [
      'AWS Migration Portfolio Assessment',
      {
        ...{ Serverid: 'S', HOSTNAME: '', numCpus: '1', numCoresPerCpu: '2', 'totalRAM (GB)': '4', osName: 'Ubuntu' },
        ...{ 'avgCpuUsagePctDec (%)': '0.25', 'avgRamUtlPctDec (%)': '0.5', 'maxRamUsagePctDec (%)': '0.75' },
      },
      { name: 'S', id: 's', os: 'Ubuntu', cpu: percent(25), memory: percent(50, 75) },
    ],
    [
      'Google Migration Center',
      {
        ...{ MachineId: 'M', MachineName: 'app', AllocatedProcessorCoreCount: '2', MemoryGiB: '4', OsName: 'Ubuntu' },
        ...{ TotalDiskAllocatedGiB: '10', TotalDiskUsedGiB: '5', HostingLocation: 'Basel' },
      },
      { provisionedBytes: 10 * GIB, inUseBytes: 5 * GIB, os: 'Ubuntu', datacenter: 'Basel' },
    ],
    [
      'PowerCLI',
      {
        ...{ Name: 'app', PersistentId: 'P', PowerState: 'PoweredOn', NumCpu: '2', MemoryGB: '4', Guest: 'Ubuntu' },
        VMHost: 'esx',
      },
      { id: 'p', os: 'Ubuntu', host: 'esx' },
    ],
  ])('of machines: %s', (_, cells, machine) => {
    expect(readSheets({ '': table(cells) }).entries).toMatchObject([machine]);
  });

  it.each<[string, Cells, object]>([
    [
      'RVTools',
      {
        ...{ Host: 'esx', Datacenter: 'Basel', Cluster: 'A', '# CPU': '2', '# Cores': '32', '# Memory': '524288' },
        Speed: '2600',
        ...{ 'CPU usage %': '30', 'Memory usage %': '60', Model: 'R740', UUID: 'U', 'VI SDK UUID': 'VC' },
      },
      {
        ...{ name: 'esx', id: 'u vc', datacenter: 'Basel', cluster: 'A', sockets: 2, speedMhz: 2_600, model: 'R740' },
        ...{ cpu: percent(30), memory: percent(60) },
      },
    ],
    [
      'RVTools, database names',
      {
        ...{ vHostName: 'esx', vHostDatacenter: 'Basel', vHostCluster: 'A', vHostNumCpu: '2', vHostNumCpuCores: '32' },
        ...{ vHostMemorySize: '524288', vHostOverallCpuUsage: '30', vHostOverallMemoryUsage: '60', vHostModel: 'R740' },
        ...{ vHostNumVMs: '7', vHostUUID: 'U', vHostVISDKUUID: 'VC' },
      },
      {
        ...{ name: 'esx', id: 'u vc', datacenter: 'Basel', cluster: 'A', sockets: 2, machines: 7, model: 'R740' },
        ...{ cpu: percent(30), memory: percent(60) },
      },
    ],
    [
      'Live Optics',
      {
        ...{ 'Host Name': 'esx', 'CPU Sockets': '2', 'CPU Cores': '32', 'Memory (KiB)': '536870912', Model: 'R740' },
        ...{ Datacenter: 'Basel', Cluster: 'A' },
      },
      { name: 'esx', datacenter: 'Basel', cluster: 'A', model: 'R740' },
    ],
  ])('of hosts: %s', (_, cells, host) => {
    expect(readSheets({ '': table(cells) }, INPUT_TABLES.hosts).entries).toMatchObject([host]);
  });

  it('takes the memory that RVTools vMemory has for a machine without', () => {
    const vInfo = { VM: 'app', CPUs: '2', Memory: '', 'Provisioned MiB': '1024' };
    const vMemory = { VM: 'app', 'Size MiB': '4096', Ballooned: '0' };
    expect(readSheets({ vInfo: table(vInfo), vMemory: table(vMemory) }).entries).toMatchObject([
      { memoryBytes: 4 * GIB },
    ]);
  });
});

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
        ...{
          vInfoMemory: '4096',
          vInfoProvisioned: '10240',
          vInfoInUse: '5120',
          vInfoOSTools: 'Ubuntu',
          vInfoOS: 'Other',
        },
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
        ...{ ExternalId: 'E', HostName: '', 'VMware.VMName': 'app', 'CPU.NumberOfLogicalCores': '2' },
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

  const VINFO = { VM: 'app', CPUs: '2', Memory: '4096', 'Provisioned MiB': '1024' };
  const DATABASE = { vInfoVMName: 'app', vInfoCPUs: '2', vInfoMemory: '4096', vInfoUUID: 'U' };
  const LIVE_OPTICS = { 'VM Name': 'app', 'Virtual CPU': '2', 'Provisioned Memory (MiB)': '4096' };
  const DISCOVERY = { HostName: '', 'CPU.NumberOfLogicalCores': '2', 'RAM.TotalSizeInMB': '4096' };
  const PORTFOLIO = { Serverid: 'S', HOSTNAME: '', numCpus: '2', numCoresPerCpu: '16', 'totalRAM (GB)': '512' };
  const GOOGLE = { MachineId: 'M', MachineName: 'app', AllocatedProcessorCoreCount: '2', MemoryGiB: '4' };

  it.each<[string, Cells, object]>([
    ['RVTools', { ...VINFO, 'OS according to the configuration file': 'Other' }, { os: 'Other' }],
    ['RVTools, database names', { ...DATABASE, vInfoOSTools: '', vInfoOS: 'Other' }, { os: 'Other' }],
    ['Live Optics', { ...LIVE_OPTICS, InstanceUUID: 'I', UUID: 'U' }, { id: 'i' }],
    ['AWS Application Discovery', { ...DISCOVERY, ExternalId: 'E' }, { name: 'E' }],
    ['AWS Application Discovery', { ...DISCOVERY, ExternalId: '', SMBiosId: 'S' }, { id: 's' }],
    ['Google Migration Center', { ...GOOGLE, OsName: '', OsType: 'Linux' }, { os: 'Linux' }],
  ])('or, where that is empty, another one: %s', (_, cells, machine) => {
    expect(readSheets({ '': table(cells) }).entries).toMatchObject([machine]);
  });

  it.each<[string, Cells, string]>([
    ['in the folder of cluster agents, RVTools', { ...VINFO, Folder: 'vCLS' }, 'agent'],
    ['a template, RVTools, database names', { ...DATABASE, vInfoTemplate: 'True' }, 'template'],
    ['a placeholder, RVTools, database names', { ...DATABASE, vInfoSRMPlaceHolder: 'True' }, 'placeholder'],
    ['orphaned, RVTools, database names', { ...DATABASE, vInfoConnectionstate: 'orphaned' }, 'inaccessible'],
    ['in the folder of cluster agents, RVTools, database names', { ...DATABASE, vInfoFolder: 'vCLS' }, 'agent'],
    ['a template, Live Optics', { ...LIVE_OPTICS, Template: 'True' }, 'template'],
    ['inaccessible, Live Optics', { ...LIVE_OPTICS, 'Connection State': 'inaccessible' }, 'inaccessible'],
    [
      'in the folder of cluster agents, PowerCLI',
      { Name: 'app', PowerState: 'PoweredOn', NumCpu: '2', MemoryGB: '4', Folder: 'vCLS' },
      'agent',
    ],
  ])('leaves out a machine that is %s', (_, cells, leftOut) => {
    expect(readSheets({ '': table(cells) }).entries).toMatchObject([{ leftOut }]);
  });

  it.each<[string, Cells, object]>([
    [
      'the processors of AWS Application Discovery',
      { ...DISCOVERY, ExternalId: 'E', 'CPU.NumberOfProcessors': '4' },
      { sockets: 4 },
    ],
    [
      'the edition of SQL Server of AWS Migration Evaluator',
      {
        ...{ 'Server Name': 'db', 'CPU Cores': '2', 'Memory (MB)': '4096', 'Provisioned Storage (GB)': '10' },
        ...{ 'Is Virtual?': 'FALSE', 'SQL Edition': 'Standard' },
      },
      { edition: 'Standard' },
    ],
    [
      'a speed with its unit',
      { Host: 'a', '# CPU': '1', '# Cores': '1', '# Memory': '1', Speed: '2.6 GHz' },
      { speedMhz: 2_600 },
    ],
    [
      'a speed as its tool means it',
      { Host: 'a', '# CPU': '1', '# Cores': '1', '# Memory': '1', Speed: '2600 MHz' },
      { speedMhz: 2_600 },
    ],
  ])('of hosts has %s', (_, cells, host) => {
    expect(readSheets({ '': table(cells) }, INPUT_TABLES.hosts).entries).toMatchObject([host]);
  });

  it.each<[string, Cells]>([
    ['AWS Migration Portfolio Assessment', { ...PORTFOLIO, isPhysical: 'FALSE' }],
    ['Google Migration Center', { ...GOOGLE, IsPhysical: 'FALSE' }],
  ])('says which hosts are virtual: %s', (_, cells) => {
    expect(readSheets({ '': table(cells) }, INPUT_TABLES.hosts).reading.intake?.notes).toEqual([
      'The file calls 1 of these hosts a virtual machine. It counts.',
    ]);
  });

  it.each<[string, Cells, Cells]>([
    ['a name', VINFO, { VM: 'app', 'Size MiB': '8192', Ballooned: '0' }],
    ['a name, database names', { ...DATABASE, vInfoUUID: '' }, { vMemoryVMName: 'app', vMemorySizeMiB: '8192' }],
    [
      'an ID that doesn’t name its vCenter',
      { ...DATABASE, vInfoVISDKUUID: 'VC' },
      { vMemoryVMName: 'other', vMemoryUUID: 'U', vMemorySizeMiB: '8192' },
    ],
  ])('takes the memory that RVTools vMemory has for a machine without, by %s', (_, vInfo, vMemory) => {
    const without = { ...vInfo, [vInfo === VINFO ? 'Memory' : 'vInfoMemory']: '' };
    expect(readSheets({ vInfo: table(without), vMemory: table(vMemory) }).entries).toMatchObject([
      { memoryBytes: 8 * GIB },
    ]);
  });

  it('takes the use of memory that Google Migration Center measured', () => {
    const perfInfo = {
      MachineId: 'M',
      TimeStamp: '1',
      CpuUtilizationPercentage: '',
      MemoryUtilizationPercentage: '40',
    };
    expect(readSheets({ vmInfo: table(GOOGLE), perfInfo: table(perfInfo) }).entries).toMatchObject([
      { cpu: null, memory: { averagePercent: 40 } },
    ]);
  });

  it.each<[string, readonly [Cells, Cells], number]>([
    ['a datastore that two vCenters list', [{ URL: 'ds:///1' }, { Name: 'san-2', URL: 'ds:///1' }], 1],
    ['datastores without a URL', [{}, { Name: 'san-2' }], 2],
  ])('adds up the datastores of RVTools: %s', (_, [one, other], tebibytes) => {
    const host = { Host: 'esx', '# CPU': '2', '# Cores': '32', '# Memory': '524288' };
    const datastore = {
      ...{ Name: 'san-1', 'Capacity MiB': '1048576', 'Provisioned MiB': '1', '# Extents': '1', URL: '' },
    };
    const rows = [...table({ ...datastore, ...one }), Object.values({ ...datastore, ...other })];
    const { reading } = readSheets({ vHost: table(host), vDatastore: rows }, INPUT_TABLES.hosts);
    expect(reading.totals).toMatchObject({ storageGb: tebibytes * 1_024 });
  });
});

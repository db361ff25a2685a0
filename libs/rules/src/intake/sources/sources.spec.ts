import { INPUT_TABLES } from '../../inputs/input-tables';
import { readSheets, type Sheets } from '../read-inventory.fixture';
import { recognize, SOURCES } from '../registry';

const GIB = 2 ** 30;

/** A row below its header, from pairs of header and cell. */
const table = (...rows: readonly Readonly<Record<string, string>>[]): readonly (readonly string[])[] => {
  const headers = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [headers, ...rows.map((row) => headers.map((header) => row[header] ?? ''))];
};

const AZURE = {
  '*Server Name': 'app-01',
  '*Cores': '4',
  '*Memory (In MB)': '16384',
  '*OS name': 'Windows Server 2022',
  'CPU utilization percentage': '35',
  'Storage in use (In GB)': '60',
  'Disk 1 size (In GB)': '80',
  'Disk 2 size (In GB)': '40',
};
const EVALUATOR = {
  'Server Name': 'app-01',
  'CPU Cores': '4',
  'Memory (MB)': '16384',
  'Provisioned Storage (GB)': '120',
  'Is Virtual?': 'TRUE',
  'Cpu Utilization Peak (%)': '0.60',
};

describe('export', () => {
  it.each<[string, Sheets, object]>([
    [
      'Live Optics',
      {
        Details: [['Project ID', '42']],
        VMs: table({
          ...{ 'VM Name': 'app-01', 'Power State': 'poweredOn', 'Virtual CPU': '4', Template: 'False' },
          ...{
            'Provisioned Memory (MiB)': '16384',
            'Virtual Disk Size (MiB)': '122880',
            'Virtual Disk Used (MiB)': '61440',
          },
        }),
      },
      { provisionedBytes: 120 * GIB, inUseBytes: 60 * GIB, power: 'on' },
    ],
    [
      'Live Optics',
      {
        VMs: table({
          ...{ 'VM Name': 'app-01', IsRunning: 'True', 'Virtual CPU': '4', 'Provisioned Memory (MB)': '16384' },
          ...{ 'Guest VM Disk Capacity (MB)': '122880', 'Guest VM Disk Used (MB)': '61440' },
        }),
      },
      { provisionedBytes: 120 * GIB, inUseBytes: 60 * GIB, power: 'on' },
    ],
    [
      'Azure Migrate',
      { '': table(AZURE) },
      { provisionedBytes: 120 * GIB, inUseBytes: 60 * GIB, cpu: { averagePercent: 35 } },
    ],
    [
      'AWS Application Discovery',
      {
        '': table({
          ...{ ExternalId: 'x-1', HostName: 'app-01', 'CPU.NumberOfCores': '2', 'CPU.NumberOfLogicalCores': '4' },
          ...{ 'RAM.TotalSizeInMB': '16384', 'CPU.UsagePct.Max': '80' },
        }),
      },
      { provisionedBytes: null, inUseBytes: null, cpu: { peakPercent: 80 } },
    ],
    [
      'AWS Migration Evaluator',
      { Template: table(EVALUATOR) },
      { provisionedBytes: 120 * GIB, cpu: { peakPercent: 60 } },
    ],
    [
      'AWS Migration Portfolio Assessment',
      {
        '': table({
          ...{ Serverid: 's-1', HOSTNAME: 'app-01', numCpus: '1', numCoresPerCpu: '2', numThreadsPerCore: '2' },
          ...{ 'totalRAM (GB)': '16', 'Storage-Total Disk Size (GB)': '120', 'maxCpuUsagePctDec (%)': '0.5' },
        }),
      },
      { provisionedBytes: 120 * GIB, cpu: { peakPercent: 50 } },
    ],
    [
      'Google Migration Center',
      {
        'vmInfo.csv': table({
          ...{ MachineId: 'M-1', MachineName: 'app-01', AllocatedProcessorCoreCount: '4', MemoryGiB: '16' },
          MachineStatus: 'Running',
        }),
        'diskInfo.csv': table(
          { MachineId: 'M-1', DiskLabel: 'a', SizeInGib: '80', UsedInGib: '50' },
          { MachineId: 'M-1', DiskLabel: 'b', SizeInGib: '40', UsedInGib: '10' },
        ),
        'perfInfo.csv': table(
          ...Array.from({ length: 20 }, (_, n) => ({
            ...{ MachineId: 'M-1', TimeStamp: `${n}`, CpuUtilizationPercentage: n === 0 ? '100' : '20' },
          })),
        ),
      },
      {
        ...{ provisionedBytes: 120 * GIB, inUseBytes: 60 * GIB, power: 'on' },
        cpu: { averagePercent: 24, percentile95Percent: 20, peakPercent: 100 },
      },
    ],
    [
      'PowerCLI',
      {
        '': table({
          Name: 'app-01',
          PowerState: 'PoweredOn',
          NumCpu: '4',
          MemoryMB: '16384',
          ProvisionedSpaceGB: '120',
        }),
      },
      { provisionedBytes: 120 * GIB, power: 'on' },
    ],
    [
      'PowerCLI',
      { '': table({ Name: 'app-01', PowerState: 'PoweredOn', NumCpu: '4', MemoryGB: '16', UsedSpaceGB: '60' }) },
      { inUseBytes: 60 * GIB },
    ],
  ])('of %s is read in its units', (product, sheets, machine) => {
    const { reading, entries } = readSheets(sheets);
    expect(reading).toMatchObject({ problem: null, faults: [], intake: { source: { product }, questions: [] } });
    expect(entries).toMatchObject([{ name: 'app-01', vCpu: 4, memoryBytes: 16 * GIB, leftOut: null, ...machine }]);
  });

  it('of Live Optics lists hosts in KiB and GHz', () => {
    const hosts = table({
      ...{ 'Host Name': 'esx-01', 'CPU Sockets': '2', 'CPU Cores': '32', 'CPU Clock Speed (GHz)': '2.6' },
      ...{ 'Memory (KiB)': '536870912', 'Local Capacity (GiB)': '3840' },
    });
    expect(readSheets({ 'ESX Hosts': hosts }, INPUT_TABLES.hosts).entries).toMatchObject([
      { sockets: 2, cores: 32, speedMhz: 2_600, memoryBytes: 512 * GIB, storageBytes: 3_840 * GIB },
    ]);
  });

  it('of servers answers hosts as well as machines', () => {
    expect(readSheets({ '': table(EVALUATOR) }, INPUT_TABLES.hosts).reading).toMatchObject({
      ...{ problem: null, totals: { cores: 4, memoryGb: 16, storageGb: 120 } },
      intake: { notes: ['The file calls 1 of these hosts a virtual machine. It counts.'] },
    });
  });

  it.each<[string, Readonly<Record<string, string>>]>([
    [
      'AWS Application Discovery',
      {
        ...{ ExternalId: 'x-1', HostName: 'esx-01', 'CPU.NumberOfCores': '16', 'CPU.NumberOfLogicalCores': '32' },
        'RAM.TotalSizeInMB': '16384',
      },
    ],
    [
      'AWS Migration Portfolio Assessment',
      {
        ...{ Serverid: 's-1', HOSTNAME: 'esx-01', numCpus: '2', numCoresPerCpu: '8', numThreadsPerCore: '2' },
        'totalRAM (GB)': '16',
      },
    ],
  ])('of %s lists the physical cores of hosts, not their threads', (_, server) => {
    expect(readSheets({ '': table(server) }, INPUT_TABLES.hosts).reading.totals).toMatchObject({ cores: 16 });
  });

  it('counts hosts whose firmware has no serial number', () => {
    const host = (name: string, serial: string) => ({
      ...{ 'Host Name': name, 'CPU Sockets': '2', 'CPU Cores': '32', 'Memory (KiB)': '536870912', 'Serial No': serial },
    });
    const rows = table(
      host('a', 'To be filled by O.E.M.'),
      host('b', 'To be filled by O.E.M.'),
      host('c', '7X'),
      host('c', '7X'),
    );
    expect(readSheets({ 'ESX Hosts': rows }, INPUT_TABLES.hosts).reading.rows).toBe(3);
  });

  it('is named if it lists something else', () => {
    const vInfo = table({ VM: 'a', CPUs: '1', Memory: '1024', 'Provisioned MiB': '1' });
    expect(readSheets({ x: vInfo }, INPUT_TABLES.hosts).reading.problem).toBe(
      'This is RVTools vInfo, which doesn’t list hosts. Upload the whole export, or choose the columns below.',
    );
  });

  it('is recognized by its own sheet only, whatever that is called', () => {
    for (const source of SOURCES)
      for (const sheet of source.sheets) {
        const [found] = recognize([
          { name: 'Sheet1', headers: sheet.recognizedBy.map((one) => ` ${one.toUpperCase()} `) },
        ]);
        expect(found?.source.id).toBe(source.id);
        expect(found?.sheet.id).toBe(sheet.id);
      }
  });
});

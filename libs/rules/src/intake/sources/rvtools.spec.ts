import { INPUT_TABLES } from '../../inputs/input-tables';
import { readSheets } from '../read-inventory.fixture';
import { statementText } from '../statement-text';

const GIB = 2 ** 30;
const VINFO = [
  'VM',
  'Powerstate',
  'Template',
  'SRM Placeholder',
  'Connection state',
  'CPUs',
  'Memory',
  'Provisioned MiB',
  'In Use MiB',
  'Annotation',
  'Datacenter',
  'Datacenter',
  'Cluster',
  'Host',
  'OS according to the VMware Tools',
  'VM UUID',
  'VI SDK UUID',
];
const vm = (name: string, given: Partial<Record<string, string>> = {}): string[] =>
  VINFO.map((header, place) => {
    if (header === 'Datacenter') return place === 10 ? 'custom' : 'Basel';
    return given[header] ?? { ...RUNNING, VM: name, 'VM UUID': name }[header] ?? '';
  });
const RUNNING: Readonly<Record<string, string>> = {
  ...{ Powerstate: 'poweredOn', Template: 'False', 'SRM Placeholder': 'False', 'Connection state': 'connected' },
  ...{ CPUs: '4', Memory: '16384', 'Provisioned MiB': '122880', 'In Use MiB': '61440', 'VI SDK UUID': 'vc-1' },
};

describe('RVTools', () => {
  it('reads MiB whatever the sheet or file is called, and picks its own columns among those of customers', () => {
    const { reading, entries } = readSheets({ '': [VINFO, vm('app-01')] });
    expect(entries).toMatchObject([
      {
        ...{ kind: 'machine', name: 'app-01', id: 'app-01 vc-1', vCpu: 4, power: 'on', datacenter: 'Basel' },
        ...{ memoryBytes: 16 * GIB, provisionedBytes: 120 * GIB, inUseBytes: 60 * GIB, leftOut: null },
      },
    ]);
    expect(reading).toMatchObject({ problem: null, rows: 1, totals: { vcpu: 4, memoryGb: 16, storageGb: 60 } });
    expect(reading.sheets).toMatchObject([{ source: 'RVTools vInfo', columns: { vm: 0, vcpu: 5, memoryGb: 6 } }]);
  });

  it.each([
    ['powered off', { Powerstate: 'poweredOff' }, 'off'],
    ['suspended', { Powerstate: 'suspended' }, 'off'],
    ['a template', { Template: 'True', Powerstate: 'poweredOff' }, 'template'],
    ['a placeholder', { 'SRM Placeholder': 'True' }, 'placeholder'],
    ['a cluster agent', { VM: 'vCLS-42' }, 'agent'],
    ['orphaned', { 'Connection state': 'orphaned' }, 'inaccessible'],
    ['listed twice', { 'VM UUID': 'app-01' }, 'duplicate'],
  ])('leaves out a machine that is %s', (_, given, reason) => {
    const { reading, entries } = readSheets({ '': [VINFO, vm('app-01'), vm('other', given)] });
    expect(entries.map(({ leftOut }) => leftOut)).toEqual([null, reason]);
    expect(reading).toMatchObject({ rows: 1, totals: { vcpu: 4 }, faults: [] });
  });

  it('counts machines of the same ID in two vCenters', () => {
    const { entries } = readSheets({ '': [VINFO, vm('a'), vm('b', { 'VM UUID': 'a', 'VI SDK UUID': 'vc-2' })] });
    expect(entries.map(({ leftOut }) => leftOut)).toEqual([null, null]);
  });

  it('says version, counts and storage', () => {
    const { reading } = readSheets({
      vInfo: [VINFO, vm('a'), vm('b'), vm('c', { Powerstate: 'poweredOff' }), vm('d', { Template: 'True' })],
      vMetaData: [
        ['RVTools major version', 'RVTools version'],
        ['4.4', '4.4.2.0'],
      ],
    });
    expect(reading.intake && statementText(reading.intake)).toBe(
      'RVTools 4.4, vInfo: 2 machines counted; 2 left out: 1 template, 1 off. 8 vCPU. Memory 32 GiB. Storage in use 120 GiB, provisioned 240 GiB; priced: in use.',
    );
  });

  it('reads version 3, which writes MB and means MiB', () => {
    const header = ['VM', 'Powerstate', 'Template', 'CPUs', 'Memory', 'Provisioned MB', 'In Use MB'];
    const { reading } = readSheets({ '': [header, ['a', 'poweredOn', 'False', '2', '4096', '10240', '5120']] });
    expect(reading).toMatchObject({
      totals: { memoryGb: 4, storageGb: 5 },
      intake: { source: { version: '3.x' } },
    });
  });

  it('reads database column names', () => {
    const machines = [
      'vInfoVMName',
      'vInfoUUID',
      'vInfoPowerstate',
      'vInfoCPUs',
      'vInfoMemory',
      'vInfoProvisioned',
      'vInfoInUse',
    ];
    const hosts = ['vHostName', 'vHostNumCpu', 'vHostNumCpuCores', 'vHostMemorySize', 'vHostCpuMhz'];
    const { reading, also } = readSheets({
      a: [machines, ['a', 'u', 'poweredOn', '2', '4096', '10240', '5120']],
      b: [hosts, ['esx', '2', '32', '524288', '2600']],
    });
    expect(reading).toMatchObject({ totals: { vcpu: 2, memoryGb: 4, storageGb: 5 } });
    expect(also).toMatchObject([{ kind: 'host', cores: 32, memoryBytes: 512 * GIB, speedMhz: 2_600 }]);
  });

  const VHOST = [
    'Host',
    'Datacenter',
    'Cluster',
    'Speed',
    '# CPU',
    'Cores per CPU',
    '# Cores',
    '# Memory',
    '# VMs',
    'UUID',
  ];
  const host = (name: string, machines: string) => [
    name,
    'Basel',
    'A',
    '2600',
    '2',
    '16',
    '32',
    '524288',
    machines,
    name,
  ];

  it('reads hosts, with the storage of their datastores', () => {
    const datastores = ['Name', 'Type', 'Capacity MiB', 'Provisioned MiB', 'In Use MiB', '# Extents', 'URL'];
    const san = ['san', 'VMFS', '1048576', '2097152', '524288', '1', 'ds:///1'];
    const { reading } = readSheets(
      { vHost: [VHOST, host('esx-01', '1'), host('esx-02', '0')], vDatastore: [datastores, san, san] },
      INPUT_TABLES.hosts,
    );
    expect(reading).toMatchObject({ problem: null, rows: 2, totals: { cores: 64, memoryGb: 1_024, storageGb: 1_024 } });
  });

  it('answers hosts and machines from one workbook, and asks if their counts differ', () => {
    const sheets = { vInfo: [VINFO, vm('a'), vm('b')], vHost: [VHOST, host('esx-01', '2')] };
    const { reading } = readSheets(sheets);
    expect(reading).toMatchObject({ rows: 2, also: [{ rows: 'host', reading: { rows: 1, totals: { cores: 32 } } }] });
    expect(reading.intake?.questions).toEqual([]);
    expect(readSheets({ ...sheets, vHost: [VHOST, host('esx-01', '3')] }).reading.intake?.questions).toMatchObject([
      { kind: 'hosts-differ', text: expect.stringMatching(/3 running machines, but 2 run\./) as string },
    ]);
  });

  it('takes the storage of disks where machines have none', () => {
    const disks = ['VM', 'Disk', 'Capacity MiB', 'Disk Mode', 'VM UUID', 'VI SDK UUID'];
    const disk = (mib: string) => ['a', 'Hard disk 1', mib, 'persistent', 'a', 'vc-1'];
    const { reading } = readSheets({
      vInfo: [VINFO, vm('a', { 'Provisioned MiB': '', 'In Use MiB': '' })],
      vDisk: [disks, disk('10240'), disk('20480')],
    });
    expect(reading).toMatchObject({ totals: { storageGb: 30 }, intake: { priced: 'provisioned' } });
  });
});

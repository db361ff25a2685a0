import { column, type Source, type SourceColumn, type SourceField, type SourceSheet } from '../source';

/** Customers' own attributes stand between "Annotation" and these, and may have the same names. */
const last = (field: SourceField, header: string): SourceColumn => ({ field, header, pick: 'last' });

const OF_EVERY_MACHINE: readonly SourceColumn[] = [
  column('name', 'VM'),
  column('power', 'Powerstate'),
  column('template', 'Template'),
  column('placeholder', 'SRM Placeholder'),
  last('datacenter', 'Datacenter'),
  last('cluster', 'Cluster'),
  last('host', 'Host'),
  last('folder', 'Folder'),
  last('os', 'OS according to the VMware Tools'),
  last('os', 'OS according to the configuration file'),
  last('id', 'VM UUID'),
  last('scope', 'VI SDK UUID'),
];

/** "Memory" has no unit in its header and is in MiB. Version 3 writes "MB" and means MiB, too. */
const vInfo = (unit: 'MiB' | 'MB', version: string, storage: 'Provisioned' | 'In Use'): SourceSheet => ({
  id: 'vInfo',
  row: 'machine',
  version,
  recognizedBy: ['VM', 'CPUs', 'Memory', `${storage} ${unit}`],
  columns: [
    ...OF_EVERY_MACHINE,
    column('connection', 'Connection state'),
    column('vCpu', 'CPUs'),
    column('memory', 'Memory', 'MiB'),
    column('provisioned', `Provisioned ${unit}`, 'MiB'),
    column('inUse', `In Use ${unit}`, 'MiB'),
  ],
  requires: ['name', 'vCpu', 'memory'],
});

const OF_EVERY_HOST: readonly SourceColumn[] = [
  column('name', 'Host'),
  column('datacenter', 'Datacenter'),
  column('cluster', 'Cluster'),
  column('speed', 'Speed', 'MHz'),
  column('sockets', '# CPU'),
  column('cores', '# Cores'),
  column('cpuAverage', 'CPU usage %', 'percent'),
  column('memory', '# Memory', 'MiB'),
  column('memoryAverage', 'Memory usage %', 'percent'),
  column('machines', '# VMs'),
  column('model', 'Model'),
  last('id', 'UUID'),
  last('scope', 'VI SDK UUID'),
];

const storageSheet = (
  id: string,
  row: 'disk' | 'partition',
  recognizedBy: readonly string[],
  columns: readonly SourceColumn[],
  version: string,
): SourceSheet => ({ id, row, version, recognizedBy, columns: [...OF_EVERY_MACHINE, ...columns], requires: ['name'] });

const VERSION_3 = '3.x';
const VERSION_4 = '4.x';
const DATABASE_NAMES = 'with database column names';

/** RVTools by Robware (Dell), versions 3 and 4, as a workbook or as CSV files. */
export const RVTOOLS: Source = {
  id: 'rvtools',
  product: 'RVTools',
  sheets: [
    vInfo('MiB', VERSION_4, 'Provisioned'),
    vInfo('MiB', VERSION_4, 'In Use'),
    vInfo('MB', VERSION_3, 'Provisioned'),
    vInfo('MB', VERSION_3, 'In Use'),
    {
      id: 'vInfo',
      row: 'machine',
      version: DATABASE_NAMES,
      recognizedBy: ['vInfoVMName', 'vInfoCPUs', 'vInfoMemory'],
      columns: [
        column('name', 'vInfoVMName'),
        column('id', 'vInfoUUID'),
        column('scope', 'vInfoVISDKUUID'),
        column('power', 'vInfoPowerstate'),
        column('template', 'vInfoTemplate'),
        column('placeholder', 'vInfoSRMPlaceHolder'),
        column('connection', 'vInfoConnectionstate'),
        column('vCpu', 'vInfoCPUs'),
        column('memory', 'vInfoMemory', 'MiB'),
        column('provisioned', 'vInfoProvisioned', 'MiB'),
        column('inUse', 'vInfoInUse', 'MiB'),
        column('os', 'vInfoOSTools'),
        column('os', 'vInfoOS'),
        column('datacenter', 'vInfoDataCenter'),
        column('cluster', 'vInfoCluster'),
        column('host', 'vInfoHost'),
        column('folder', 'vInfoFolder'),
      ],
      requires: ['name', 'vCpu', 'memory'],
    },
    {
      id: 'vHost',
      row: 'host',
      recognizedBy: ['Host', '# CPU', '# Cores', '# Memory'],
      columns: OF_EVERY_HOST,
      requires: ['name', 'cores', 'memory'],
    },
    {
      id: 'vHost',
      row: 'host',
      version: DATABASE_NAMES,
      recognizedBy: ['vHostName', 'vHostNumCpuCores', 'vHostMemorySize'],
      columns: [
        column('name', 'vHostName'),
        column('datacenter', 'vHostDatacenter'),
        column('cluster', 'vHostCluster'),
        column('speed', 'vHostCpuMhz', 'MHz'),
        column('sockets', 'vHostNumCpu'),
        column('cores', 'vHostNumCpuCores'),
        column('cpuAverage', 'vHostOverallCpuUsage', 'percent'),
        column('memory', 'vHostMemorySize', 'MiB'),
        column('memoryAverage', 'vHostOverallMemoryUsage', 'percent'),
        column('machines', 'vHostNumVMs'),
        column('model', 'vHostModel'),
        column('id', 'vHostUUID'),
        column('scope', 'vHostVISDKUUID'),
      ],
      requires: ['name', 'cores', 'memory'],
    },
    storageSheet(
      'vDisk',
      'disk',
      ['VM', 'Disk', 'Capacity MiB', 'Disk Mode'],
      [column('provisioned', 'Capacity MiB', 'MiB')],
      VERSION_4,
    ),
    storageSheet(
      'vDisk',
      'disk',
      ['VM', 'Disk', 'Capacity MB', 'Disk Mode'],
      [column('provisioned', 'Capacity MB', 'MiB')],
      VERSION_3,
    ),
    storageSheet(
      'vPartition',
      'partition',
      ['VM', 'Disk', 'Capacity MiB', 'Consumed MiB'],
      [column('provisioned', 'Capacity MiB', 'MiB'), column('inUse', 'Consumed MiB', 'MiB')],
      VERSION_4,
    ),
    storageSheet(
      'vPartition',
      'partition',
      ['VM', 'Disk', 'Capacity MB', 'Consumed MB'],
      [column('provisioned', 'Capacity MB', 'MiB'), column('inUse', 'Consumed MB', 'MiB')],
      VERSION_3,
    ),
    {
      id: 'vPartition',
      row: 'partition',
      version: DATABASE_NAMES,
      recognizedBy: ['vPartitionVMName', 'vPartitionDisk', 'vPartitionConsumedMiB', 'vPartitionCapacityMiB'],
      columns: [
        column('name', 'vPartitionVMName'),
        column('id', 'vPartitionUUID'),
        column('provisioned', 'vPartitionCapacityMiB', 'MiB'),
        column('inUse', 'vPartitionConsumedMiB', 'MiB'),
      ],
      requires: ['name'],
    },
    {
      id: 'vMemory',
      row: 'memory',
      recognizedBy: ['VM', 'Size MiB', 'Ballooned'],
      columns: [...OF_EVERY_MACHINE, column('memory', 'Size MiB', 'MiB')],
      requires: ['name'],
    },
    {
      id: 'vMemory',
      row: 'memory',
      version: DATABASE_NAMES,
      recognizedBy: ['vMemoryVMName', 'vMemorySizeMiB'],
      columns: [
        column('name', 'vMemoryVMName'),
        column('id', 'vMemoryUUID'),
        column('memory', 'vMemorySizeMiB', 'MiB'),
      ],
      requires: ['name'],
    },
    {
      id: 'vCluster',
      row: 'cluster',
      recognizedBy: ['Name', 'NumHosts', 'TotalCpu', 'NumCpuCores'],
      columns: [column('name', 'Name'), column('cores', 'NumCpuCores'), column('machines', 'NumHosts')],
      requires: ['name'],
    },
    {
      id: 'vDatastore',
      row: 'datastore',
      version: VERSION_4,
      recognizedBy: ['Name', 'Capacity MiB', 'Provisioned MiB', '# Extents'],
      columns: [
        column('name', 'Name'),
        column('id', 'URL'),
        column('storage', 'Capacity MiB', 'MiB'),
        column('inUse', 'In Use MiB', 'MiB'),
      ],
      requires: ['name'],
    },
    {
      id: 'vDatastore',
      row: 'datastore',
      version: VERSION_3,
      recognizedBy: ['Name', 'Capacity MB', 'Provisioned MB', '# Extents'],
      columns: [
        column('name', 'Name'),
        column('id', 'URL'),
        column('storage', 'Capacity MB', 'MiB'),
        column('inUse', 'In Use MB', 'MiB'),
      ],
      requires: ['name'],
    },
    {
      id: 'vMetaData',
      row: 'metadata',
      recognizedBy: ['RVTools major version', 'RVTools version'],
      columns: [column('version', 'RVTools version')],
      requires: [],
    },
  ],
};

import { column, type Source, type SourceColumn, type SourceField, type SourceSheet } from '../source';

/** Customers' own attributes stand between "Annotation" and these, and may have the same names. */
const last = (field: SourceField, header: string): SourceColumn => ({ field, header, pick: 'last' });

/** Which machine a row of any sheet is about. */
const MACHINE: readonly SourceColumn[] = [column('name', 'VM'), last('id', 'VM UUID'), last('scope', 'VI SDK UUID')];

/**
 * Sheets whose headers name a unit. "Memory" doesn't and is in MiB.
 * @param unit in the headers. Version 3 writes "MB" and means MiB, too
 */
function sheetsIn(unit: 'MiB' | 'MB', version: string): readonly SourceSheet[] {
  const vInfo = (storage: 'Provisioned' | 'In Use'): SourceSheet => ({
    id: 'vInfo',
    row: 'machine',
    version,
    recognizedBy: ['VM', 'CPUs', 'Memory', `${storage} ${unit}`],
    columns: [
      ...MACHINE,
      column('power', 'Powerstate'),
      column('template', 'Template'),
      column('placeholder', 'SRM Placeholder'),
      column('connection', 'Connection state'),
      column('vCpu', 'CPUs'),
      column('memory', 'Memory', 'MiB'),
      column('provisioned', `Provisioned ${unit}`, 'MiB'),
      column('inUse', `In Use ${unit}`, 'MiB'),
      last('datacenter', 'Datacenter'),
      last('cluster', 'Cluster'),
      last('host', 'Host'),
      last('folder', 'Folder'),
      last('os', 'OS according to the VMware Tools'),
      last('os', 'OS according to the configuration file'),
    ],
    requires: ['name', 'vCpu', 'memory'],
  });
  const capacity = `Capacity ${unit}`;
  return [
    vInfo('Provisioned'),
    vInfo('In Use'),
    {
      ...{ id: 'vDisk', row: 'disk', version },
      recognizedBy: ['VM', 'Disk', capacity, 'Disk Mode'],
      columns: [...MACHINE, column('provisioned', capacity, 'MiB')],
    },
    {
      ...{ id: 'vPartition', row: 'partition', version },
      recognizedBy: ['VM', 'Disk', capacity, `Consumed ${unit}`],
      columns: [],
    },
    {
      ...{ id: 'vDatastore', row: 'datastore', version },
      recognizedBy: ['Name', capacity, `Provisioned ${unit}`, '# Extents'],
      columns: [column('name', 'Name'), column('id', 'URL'), column('storage', capacity, 'MiB')],
    },
  ];
}

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

const DATABASE_NAMES = 'with database column names';

/** RVTools by Robware (Dell), versions 3 and 4, as a workbook or as CSV files. */
export const RVTOOLS: Source = {
  id: 'rvtools',
  product: 'RVTools',
  sheets: [
    ...sheetsIn('MiB', '4.x'),
    ...sheetsIn('MB', '3.x'),
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
    {
      id: 'vPartition',
      row: 'partition',
      version: DATABASE_NAMES,
      recognizedBy: ['vPartitionVMName', 'vPartitionDisk', 'vPartitionConsumedMiB', 'vPartitionCapacityMiB'],
      columns: [],
    },
    {
      id: 'vMemory',
      row: 'memory',
      recognizedBy: ['VM', 'Size MiB', 'Ballooned'],
      columns: [...MACHINE, column('memory', 'Size MiB', 'MiB')],
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
    },
    {
      id: 'vCluster',
      row: 'cluster',
      recognizedBy: ['Name', 'NumHosts', 'TotalCpu', 'NumCpuCores'],
      columns: [],
    },
    {
      id: 'vMetaData',
      row: 'metadata',
      recognizedBy: ['RVTools major version', 'RVTools version'],
      columns: [column('version', 'RVTools version')],
    },
  ],
};

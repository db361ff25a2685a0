import { column, type Source } from '../source';

/** Google Cloud Migration Center: several files, joined by MachineId. */
export const GOOGLE_MIGRATION_CENTER: Source = {
  id: 'google-migration-center',
  product: 'Google Migration Center',
  sheets: [
    {
      id: 'vmInfo',
      row: 'server',
      recognizedBy: ['MachineId', 'MachineName', 'AllocatedProcessorCoreCount', 'MemoryGiB'],
      columns: [
        column('name', 'MachineName'),
        column('id', 'MachineId'),
        column('vCpu', 'AllocatedProcessorCoreCount'),
        column('memory', 'MemoryGiB', 'GiB'),
        column('provisioned', 'TotalDiskAllocatedGiB', 'GiB'),
        column('inUse', 'TotalDiskUsedGiB', 'GiB'),
        column('os', 'OsName'),
        column('os', 'OsType'),
        column('power', 'MachineStatus'),
        column('physical', 'IsPhysical'),
        column('datacenter', 'HostingLocation'),
      ],
      requires: ['name', 'vCpu', 'memory'],
    },
    {
      id: 'diskInfo',
      row: 'disk',
      recognizedBy: ['MachineId', 'DiskLabel', 'SizeInGib'],
      columns: [
        column('id', 'MachineId'),
        column('provisioned', 'SizeInGib', 'GiB'),
        column('inUse', 'UsedInGib', 'GiB'),
      ],
    },
    {
      id: 'perfInfo',
      row: 'utilization',
      recognizedBy: ['MachineId', 'TimeStamp', 'CpuUtilizationPercentage'],
      columns: [
        column('id', 'MachineId'),
        column('cpuAverage', 'CpuUtilizationPercentage', 'percent'),
        column('memoryAverage', 'MemoryUtilizationPercentage', 'percent'),
      ],
    },
  ],
};

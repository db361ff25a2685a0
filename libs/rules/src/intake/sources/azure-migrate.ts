import { column, type Source, type SourceColumn } from '../source';

const MAX_DISKS = 20;

/** Disks stand side by side. The template counts in binary units and writes MB and GB. */
const DISKS: readonly SourceColumn[] = Array.from({ length: MAX_DISKS }, (_, index) =>
  column('disk', `Disk ${index + 1} size (In GB)`, 'GiB'),
);

/** Azure Migrate, the CSV template for imported servers. A star marks a required column and is part of its header. */
export const AZURE_MIGRATE: Source = {
  id: 'azure-migrate',
  product: 'Azure Migrate',
  sheets: [
    {
      id: 'servers',
      row: 'server',
      recognizedBy: ['*Server name', '*Cores', '*Memory (In MB)', '*OS name'],
      columns: [
        column('name', '*Server name'),
        column('vCpu', '*Cores'),
        column('memory', '*Memory (In MB)', 'MiB'),
        column('os', '*OS name'),
        column('inUse', 'Storage in use (In GB)', 'GiB'),
        column('cpuAverage', 'CPU utilization percentage', 'percent'),
        column('memoryAverage', 'Memory utilization percentage', 'percent'),
        ...DISKS,
      ],
      requires: ['name', 'vCpu', 'memory'],
    },
  ],
};

import { column, type Source, type SourceColumn, type SourceSheet } from '../source';

/** Older exports write "(MB)" and mean MiB, too. */
const machines = (unit: 'MiB' | 'MB', version: string): SourceSheet => ({
  id: 'VMs',
  row: 'machine',
  version,
  recognizedBy: ['VM Name', 'Virtual CPU', `Provisioned Memory (${unit})`],
  columns: [
    ...MACHINE,
    column('memory', `Provisioned Memory (${unit})`, 'MiB'),
    column('provisioned', `Virtual Disk Size (${unit})`, 'MiB'),
    column('inUse', `Virtual Disk Used (${unit})`, 'MiB'),
    column('provisioned', `Guest VM Disk Capacity (${unit})`, 'MiB'),
    column('inUse', `Guest VM Disk Used (${unit})`, 'MiB'),
  ],
  requires: ['name', 'vCpu', 'memory'],
});

/** "MOB ID" repeats over vCenters, so it is no ID. "vCenter" may hold a version. */
const MACHINE: readonly SourceColumn[] = [
  column('name', 'VM Name'),
  column('power', 'Power State'),
  column('power', 'IsRunning'),
  column('template', 'Template'),
  column('connection', 'Connection State'),
  column('vCpu', 'Virtual CPU'),
  column('os', 'VM OS'),
  column('datacenter', 'Datacenter'),
  column('cluster', 'Cluster'),
  column('host', 'Host'),
  column('id', 'InstanceUUID'),
  column('id', 'UUID'),
];

/** Live Optics (Dell), the workbook "VMWARE" of an Optical Prime project. */
export const LIVE_OPTICS: Source = {
  id: 'live-optics',
  product: 'Live Optics',
  sheets: [
    machines('MiB', 'with MiB'),
    machines('MB', 'with MB'),
    {
      id: 'ESX Hosts',
      row: 'host',
      recognizedBy: ['Host Name', 'CPU Sockets', 'CPU Cores', 'Memory (KiB)'],
      columns: [
        column('name', 'Host Name'),
        column('datacenter', 'Datacenter'),
        column('cluster', 'Cluster'),
        column('model', 'Model'),
        column('sockets', 'CPU Sockets'),
        column('cores', 'CPU Cores'),
        column('speed', 'CPU Clock Speed (GHz)', 'GHz'),
        column('memory', 'Memory (KiB)', 'KiB'),
        column('storage', 'Local Capacity (GiB)', 'GiB'),
        column('id', 'Serial No'),
      ],
      requires: ['name', 'cores', 'memory'],
    },
  ],
};

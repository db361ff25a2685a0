import { column, type Source } from '../source';

/** AWS Application Discovery Service and Migration Hub, the import template. It has no storage. */
export const AWS_DISCOVERY: Source = {
  id: 'aws-discovery',
  product: 'AWS Application Discovery',
  sheets: [
    {
      id: 'servers',
      row: 'server',
      recognizedBy: ['ExternalId', 'HostName', 'CPU.NumberOfLogicalCores', 'RAM.TotalSizeInMB'],
      columns: [
        column('name', 'HostName'),
        column('name', 'VMware.VMName'),
        column('name', 'ExternalId'),
        column('vCpu', 'CPU.NumberOfLogicalCores'),
        column('cores', 'CPU.NumberOfCores'),
        column('sockets', 'CPU.NumberOfProcessors'),
        column('memory', 'RAM.TotalSizeInMB', 'MiB'),
        column('os', 'OS.Name'),
        column('cpuAverage', 'CPU.UsagePct.Avg', 'percent'),
        column('cpuPeak', 'CPU.UsagePct.Max', 'percent'),
        column('id', 'ExternalId'),
        column('id', 'SMBiosId'),
      ],
      requires: ['name', 'vCpu', 'memory'],
    },
  ],
};

/** AWS Migration Evaluator, the consolidated import workbook. Its "(%)" columns hold fractions: 0.6 is 60 %. */
export const MIGRATION_EVALUATOR: Source = {
  id: 'aws-migration-evaluator',
  product: 'AWS Migration Evaluator',
  sheets: [
    {
      id: 'Template',
      row: 'server',
      recognizedBy: ['Server Name', 'CPU Cores', 'Memory (MB)', 'Provisioned Storage (GB)', 'Is Virtual?'],
      columns: [
        column('name', 'Server Name'),
        column('vCpu', 'CPU Cores'),
        column('memory', 'Memory (MB)', 'MiB'),
        column('provisioned', 'Provisioned Storage (GB)', 'GiB'),
        column('os', 'Operating System'),
        column('virtual', 'Is Virtual?'),
        column('edition', 'SQL Edition'),
        column('cpuPeak', 'Cpu Utilization Peak (%)', 'fraction'),
        column('memoryPeak', 'Memory Utilization Peak (%)', 'fraction'),
      ],
      requires: ['name', 'vCpu', 'memory'],
    },
  ],
};

/** AWS Migration Portfolio Assessment, its table of servers. "Dec (%)" columns hold fractions. */
export const PORTFOLIO_ASSESSMENT: Source = {
  id: 'aws-portfolio-assessment',
  product: 'AWS Migration Portfolio Assessment',
  sheets: [
    {
      id: 'Servers',
      row: 'server',
      recognizedBy: ['Serverid', 'HOSTNAME', 'numCpus', 'numCoresPerCpu', 'totalRAM (GB)'],
      columns: [
        column('name', 'HOSTNAME'),
        column('name', 'Serverid'),
        column('id', 'Serverid'),
        column('sockets', 'numCpus'),
        column('coresPerSocket', 'numCoresPerCpu'),
        column('threadsPerCore', 'numThreadsPerCore'),
        column('memory', 'totalRAM (GB)', 'GiB'),
        column('provisioned', 'Storage-Total Disk Size (GB)', 'GiB'),
        column('os', 'osName'),
        column('physical', 'isPhysical'),
        column('cpuAverage', 'avgCpuUsagePctDec (%)', 'fraction'),
        column('cpuPeak', 'maxCpuUsagePctDec (%)', 'fraction'),
        column('memoryAverage', 'avgRamUtlPctDec (%)', 'fraction'),
        column('memoryPeak', 'maxRamUsagePctDec (%)', 'fraction'),
      ],
      requires: ['name', 'sockets', 'coresPerSocket', 'memory'],
    },
  ],
};

import { column, type Source, type SourceSheet } from '../source';

/** Properties carry decimal names and hold binary units. */
const machines = (unit: 'MB' | 'GB'): SourceSheet => ({
  id: 'Get-VM',
  row: 'machine',
  recognizedBy: ['Name', 'PowerState', 'NumCpu', `Memory${unit}`],
  columns: [
    column('name', 'Name'),
    column('id', 'PersistentId'),
    column('power', 'PowerState'),
    column('vCpu', 'NumCpu'),
    column('memory', `Memory${unit}`, unit === 'MB' ? 'MiB' : 'GiB'),
    column('provisioned', 'ProvisionedSpaceGB', 'GiB'),
    column('inUse', 'UsedSpaceGB', 'GiB'),
    column('os', 'Guest'),
    column('host', 'VMHost'),
    column('folder', 'Folder'),
  ],
  requires: ['name', 'vCpu', 'memory'],
});

/** VMware PowerCLI, as `Get-VM | Export-Csv` writes it. */
export const POWERCLI: Source = {
  id: 'powercli',
  product: 'PowerCLI',
  sheets: [machines('MB'), machines('GB')],
};

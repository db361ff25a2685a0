import { gibibytesIn } from '@casewright/rules/intake';
import { Stat } from '@casewright/ui';
import { Link } from '@casewright/web/router';
import { type ChosenRows, rowsAt } from './queries';
import type { ReadInput } from './read-input';

type Intake = ReadInput['reading']['intake'];

/** Sums of the counted rows. Each opens its rows, largest first. */
export function IntakeTotals({ intake }: { readonly intake: Intake }) {
  const { groups, choices, rows: kind, priced } = intake;
  const counted = groups.filter(({ reason }) => reason === null || choices.count.includes(reason));
  const sum = (key: 'vCpu' | 'cores' | 'memoryBytes' | 'provisionedBytes' | 'inUseBytes') => {
    const amounts = counted.flatMap((group) => group[key] ?? []);
    return amounts.length > 0 ? amounts.reduce((total, amount) => total + amount, 0) : undefined;
  };
  const all = groups.reduce((total, { rows }) => total + rows, 0);
  const rows = counted.reduce((total, group) => total + group.rows, 0);
  const isMixed = intake.storageKinds.length > 1;
  const priceText = (is: typeof priced) => (isMixed && priced === is ? ', priced' : '');
  const figures: readonly Figure[] = [
    {
      label: kind === 'host' ? 'Hosts counted' : 'Machines counted',
      value: rows,
      unit: `of ${all.toLocaleString('en-US')} rows`,
      choice: { show: 'counted' },
      isMain: true,
    },
    { label: 'vCPU', value: sum('vCpu'), choice: { show: 'counted', sort: '-cpus' } },
    { label: 'Cores', value: sum('cores'), choice: { show: 'counted', sort: '-cpus' } },
    { label: 'Memory', value: gib(sum('memoryBytes')), unit: 'GiB', choice: { show: 'counted', sort: '-memory' } },
    {
      label: `${kind === 'host' ? 'Storage' : 'Provisioned'}${priceText('provisioned')}`,
      value: gib(sum('provisionedBytes')),
      unit: 'GiB',
      choice: { show: 'counted', sort: '-provisioned' },
    },
    {
      label: `In use${priceText('in-use')}`,
      value: gib(sum('inUseBytes')),
      unit: 'GiB',
      choice: { show: 'counted', sort: '-inUse' },
    },
  ];
  const shown = figures.filter(({ value }) => value !== undefined);
  return (
    <dl className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-flow-col lg:grid-cols-none lg:auto-cols-fr">
      {shown.map(({ label, value = 0, unit = '', choice, isMain = false }) => (
        <Stat
          key={label}
          className="bg-surface p-5"
          label={label}
          tone={isMain ? 'value' : 'ink'}
          unit={unit}
          value={
            <Link
              to={rowsAt(choice)}
              aria-label={`${numberText(value)} ${unit}: ${label}`}
              className="rounded-box hover:underline"
            >
              {numberText(value)}
            </Link>
          }
        />
      ))}
    </dl>
  );
}

interface Figure {
  readonly label: string;
  readonly value: number | undefined;
  readonly unit?: string;
  readonly choice: ChosenRows;
  readonly isMain?: boolean;
}

const gib = (bytes: number | undefined): number | undefined => (bytes === undefined ? undefined : gibibytesIn(bytes));

const numberText = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: value < 100 ? 1 : 0 });

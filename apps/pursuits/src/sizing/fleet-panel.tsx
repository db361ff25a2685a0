import { centsText, microsText } from '@casewright/rules/sizing';
import { Panel, Stat, Table } from '@casewright/ui';
import { Link } from '@casewright/web/router';
import { countOf, gib } from './amounts';
import { useMachinesAt } from './machines-at';
import type { Sizing } from './queries';

/** What it costs a month. */
export function FleetTotals({ sizing }: { readonly sizing: Sizing }) {
  const { machines, fitted, measured, mode, instancesMonthlyCents, storage, monthlyCents } = sizing;
  const { currency } = sizing.version;
  const figures = [
    {
      label: 'Machines fitted',
      value: fitted.toLocaleString('en-US'),
      unit: `of ${machines.toLocaleString('en-US')} counted`,
    },
    { label: 'Instances a month', value: centsText(instancesMonthlyCents, currency) },
    {
      label: 'Storage a month',
      value: storage.monthlyCents === null ? '—' : centsText(storage.monthlyCents, currency),
      unit: `${gib(storage.gib)}${storage.kind === 'in-use' ? ' in use' : ''}`,
    },
    { label: 'Total a month', value: centsText(monthlyCents, currency), isMain: true },
  ];
  return (
    <div className="grid gap-2">
      <dl className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 xl:grid-cols-4">
        {figures.map(({ label, value, unit = '', isMain = false }) => (
          <Stat
            key={label}
            className="bg-surface p-5"
            label={label}
            value={value}
            unit={unit}
            tone={isMain ? 'value' : 'ink'}
          />
        ))}
      </dl>
      <p className="text-label text-ink-muted">
        A month has 730 hours. {machines > fitted && 'Machines without an instance aren’t in the total. '}
        {mode === 'measured' &&
          `${measured.toLocaleString('en-US')} of ${fitted.toLocaleString('en-US')} fitted machines have a measured use; the others are sized as they are.`}
      </p>
    </div>
  );
}

/** Machines by instance. Each count opens its machines. */
export function InstancesPanel({ sizing }: { readonly sizing: Sizing }) {
  const machinesAt = useMachinesAt();
  return (
    <Panel title="Instances" detail="most expensive first">
      {sizing.instances.length === 0 ? (
        <p className="text-small text-ink-muted">No machine fits an instance of this price book.</p>
      ) : (
        <Table
          isInPanel
          caption="Instances"
          rows={sizing.instances}
          rowKey={({ name }) => name}
          columns={[
            { title: 'Instance', isRowHeader: true, cell: ({ name }) => name },
            { title: 'vCPU', align: 'right', cell: ({ vcpu }) => vcpu.toLocaleString('en-US') },
            { title: 'Memory', align: 'right', cell: ({ memoryGib }) => gib(memoryGib) },
            {
              title: 'Machines',
              align: 'right',
              cell: ({ name, machines }) => (
                <Link
                  to={machinesAt({ instance: name })}
                  aria-label={`${machines.toLocaleString('en-US')} machines on ${name}`}
                  className="rounded-box text-accent underline hover:text-accent-strong"
                >
                  {machines.toLocaleString('en-US')}
                </Link>
              ),
            },
            {
              title: 'An hour',
              align: 'right',
              cell: ({ hourlyMicros }) => `${microsText(hourlyMicros)} ${sizing.version.currency}`,
            },
            {
              title: 'A month, all',
              align: 'right',
              cell: ({ monthlyCents }) => <strong>{centsText(monthlyCents, sizing.version.currency)}</strong>,
            },
          ]}
        />
      )}
    </Panel>
  );
}

/** Machines that no instance holds, by reason. */
export function UnfittedPanel({ unfitted }: Pick<Sizing, 'unfitted'>) {
  const machinesAt = useMachinesAt();
  return (
    <Panel
      title="Without an instance"
      detail={countOf(
        unfitted.reduce((sum, one) => sum + one.machines, 0),
        'machine',
      )}
    >
      <ul className="grid gap-2 text-small">
        {unfitted.map(({ kind, text, machines }) => (
          <li key={kind}>
            <Link
              to={machinesAt({ show: 'unfitted' })}
              className="rounded-box font-semibold text-accent underline hover:text-accent-strong"
            >
              {countOf(machines, 'machine')}
            </Link>
            {machines > 1 ? ', for example: ' : ': '}
            {text}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

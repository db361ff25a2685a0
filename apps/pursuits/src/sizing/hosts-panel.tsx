import { centsText, type Resource, SIZING_DEFAULTS } from '@casewright/rules/sizing';
import { Panel } from '@casewright/ui';
import { countOf } from './amounts';
import type { BasisProps } from './basis-panel';
import { LineChoice } from './line-choice';
import { NumberOption } from './number-option';
import type { Sizing } from './queries';

interface HostsPanelProps extends BasisProps {
  readonly sizing: Sizing;
}

const NUMBERS = ['vcpuPerCore', 'memoryRatio', 'growthPercent', 'failoverHosts'] as const;
const RESOURCE_NAMES: Readonly<Record<Resource, string>> = { vcpu: 'vCPU', memory: 'memory', storage: 'storage' };

/** Hosts that hold all counted machines together. */
export function HostsPanel({ sizing, request, choices, set }: HostsPanelProps) {
  const { hosts, version } = sizing;
  return (
    <Panel title="Hosts" detail="for all counted machines together">
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-5">
        <LineChoice label="Host" lines={choices.hosts} chosen={request.host} onChoose={(line) => set('host', line)} />
        {NUMBERS.map((option) => (
          <NumberOption key={option} option={option} request={request} onSet={(value) => set(option, value)} />
        ))}
      </div>
      {hosts && (
        <div className="mt-4 grid gap-1 text-small">
          <p>
            <strong className="font-semibold">{countOf(hosts.hosts, 'host')}</strong>, to buy for{' '}
            <strong className="font-semibold">{centsText(hosts.purchaseCents, version.currency)}</strong>.{' '}
            {neededText(hosts, Number(request.failoverHosts ?? SIZING_DEFAULTS.failoverHosts))}
          </p>
          <p className="text-label text-ink-muted">
            vCPU needs {countOf(hosts.byResource.vcpu, 'host')}, memory {countOf(hosts.byResource.memory, 'host')}
            {hosts.byResource.storage > 0 && `, storage ${countOf(hosts.byResource.storage, 'host')}`}. Each has{' '}
            {hosts.coresPerHost} cores and {hosts.memoryGibPerHost.toLocaleString('en-US')} GiB of memory.
          </p>
          {!hosts.holdsLargest && (
            <p className="text-label text-danger">The largest machine doesn’t fit on one of these hosts.</p>
          )}
        </div>
      )}
    </Panel>
  );
}

/** For example "4 for the machines, decided by memory, and 1 for failover." */
function neededText({ hosts, binding }: NonNullable<Sizing['hosts']>, failover: number): string {
  if (hosts === 0) return 'There are no machines to hold.';
  const needed = `${hosts - failover} for the machines, decided by ${RESOURCE_NAMES[binding]}`;
  return failover === 0 ? `${needed}, and none for failover.` : `${needed}, and ${failover} for failover.`;
}

import type { HostLine } from './price-line';
import type { Resource } from './fit-machines';

export interface HostRules {
  /** vCPU per physical core. 1 is no oversubscription. */
  readonly vcpuPerCore: number;
  /** Memory given to machines per host memory. 1 is no oversubscription. */
  readonly memoryRatio: number;
  /** Added to today's needs. */
  readonly growthPercent: number;
  /** Hosts that may fail without machines going without: the x of N+x. */
  readonly failoverHosts: number;
}

export interface HostedLoad {
  readonly vcpu: number;
  readonly memoryGib: number;
  /** Counts only if the host has local storage. */
  readonly storageGib: number;
  readonly largestVcpu: number;
  readonly largestMemoryGib: number;
}

export type Host = Pick<HostLine, 'cpus' | 'coresPerCpu' | 'memoryGib' | 'maxStorageGib'>;

export interface HostCount {
  /** With failover hosts. */
  readonly hosts: number;
  /** Needs the most hosts; on a tie the first of vCPU, memory, and storage. */
  readonly binding: Resource;
  /** Hosts by resource, without failover hosts. */
  readonly byResource: Readonly<Record<Resource, number>>;
  /** Whether one host holds the largest machine. */
  readonly holdsLargest: boolean;
}

/** Loads of the machines together. Failed hosts' machines must fit on the others, so each resource is rounded up first. */
export function sizeHosts(load: HostedLoad, host: Host, rules: HostRules): HostCount {
  const cores = host.cpus * host.coresPerCpu;
  const grown = (need: number) => (need * (100 + rules.growthPercent)) / 100;
  const byResource = {
    vcpu: hostsFor(grown(load.vcpu), cores * rules.vcpuPerCore),
    memory: hostsFor(grown(load.memoryGib), host.memoryGib * rules.memoryRatio),
    storage: host.maxStorageGib === undefined ? 0 : hostsFor(grown(load.storageGib), host.maxStorageGib),
  };
  const most = Math.max(byResource.vcpu, byResource.memory, byResource.storage);
  return {
    hosts: most === 0 ? 0 : most + rules.failoverHosts,
    binding: byResource.vcpu === most ? 'vcpu' : byResource.memory === most ? 'memory' : 'storage',
    byResource,
    holdsLargest: load.largestVcpu <= cores && load.largestMemoryGib <= host.memoryGib,
  };
}

/** Rounded to a millionth of a host first, so that binary fractions do not add a host. */
const hostsFor = (need: number, perHost: number): number => Math.ceil(Math.round((need / perHost) * 1e6) / 1e6);

import { type HostedLoad, type HostRules, sizeHosts } from './size-hosts';

const HOST = { cpus: 2, coresPerCpu: 16, memoryGib: 512, maxStorageGib: undefined };
const RULES: HostRules = { vcpuPerCore: 4, memoryRatio: 1, growthPercent: 0, failoverHosts: 1 };
const load = (vcpu: number, memoryGib: number, storageGib = 0): HostedLoad => ({
  ...{ vcpu, memoryGib, storageGib },
  largestVcpu: 8,
  largestMemoryGib: 64,
});

describe('hosts of a fleet', () => {
  it.each([
    // 128 vCPU and 512 GiB a host.
    [load(256, 512), {}, 2, 'vcpu'],
    [load(257, 512), {}, 3, 'vcpu'],
    [load(128, 1_025), {}, 3, 'memory'],
    [load(128, 512), {}, 1, 'vcpu'],
    [load(128, 1_024), { memoryRatio: 1.25 }, 2, 'memory'],
    [load(256, 512), { vcpuPerCore: 1 }, 8, 'vcpu'],
    [load(320, 0), { growthPercent: 20 }, 3, 'vcpu'],
    [load(320, 0), { growthPercent: 21 }, 4, 'vcpu'],
  ] as const)('are as many as the scarcest resource needs, and one spare: %j %j', (need, rules, hosts, binding) => {
    expect(sizeHosts(need, HOST, { ...RULES, ...rules })).toMatchObject({ hosts: hosts + 1, binding });
  });

  it('hold storage only if they have their own', () => {
    const need = load(128, 512, 50_000);
    expect(sizeHosts(need, HOST, RULES)).toMatchObject({ hosts: 2, byResource: { storage: 0 } });
    expect(sizeHosts(need, { ...HOST, maxStorageGib: 10_000 }, { ...RULES, failoverHosts: 2 })).toMatchObject({
      ...{ hosts: 7, binding: 'storage' },
      byResource: { vcpu: 1, memory: 1, storage: 5 },
    });
  });

  it('are not needed without machines', () => {
    expect(sizeHosts(load(0, 0), HOST, RULES).hosts).toBe(0);
  });

  it('say if the largest machine is larger than one host', () => {
    expect(sizeHosts({ ...load(64, 64), largestVcpu: 33 }, HOST, RULES).holdsLargest).toBe(false);
    expect(sizeHosts({ ...load(64, 64), largestMemoryGib: 513 }, HOST, RULES).holdsLargest).toBe(false);
    expect(sizeHosts({ ...load(64, 64), largestVcpu: 32 }, HOST, RULES).holdsLargest).toBe(true);
  });
});

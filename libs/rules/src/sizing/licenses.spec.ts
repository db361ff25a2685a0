import {
  consolidationSaving,
  sqlServerCoresOfMachine,
  sqlServerCoresOfServer,
  vmwareCores,
  vmwareCoresByCluster,
  windowsServerCores,
} from './licenses';

const host = (cluster: string, cpus: number, cores: number) => ({ cluster, cpus, cores });

describe('licenses by core', () => {
  it.each([
    [2, 16, 32],
    [2, 24, 32],
    [2, 48, 48],
    [1, 8, 16],
    [2, 33, 33],
    [2, 31, 32],
  ])('count at least 16 for each CPU for VMware: %i CPUs with %i cores need %i', (cpus, cores, toBuy) => {
    expect(vmwareCores({ cpus, cores })).toBe(toBuy);
  });

  it('are counted by cluster for VMware, and say what consolidation saves', () => {
    // Broadcom's example: 2 × 8 and 2 × 24 cores are 80 to license.
    const before = [host('prod', 2, 16), host('prod', 2, 48), host('dev', 1, 8)];
    expect(vmwareCoresByCluster(before)).toEqual([
      { cluster: 'dev', hosts: 1, physicalCores: 8, coresToBuy: 16 },
      { cluster: 'prod', hosts: 2, physicalCores: 64, coresToBuy: 80 },
    ]);
    expect(consolidationSaving(before, [host('prod', 2, 64)], 150_000_000)).toEqual({
      ...{ coresBefore: 96, coresAfter: 64, savedCores: 32 },
      savedYearlyMicros: 4_800_000_000,
    });
  });

  it.each([
    [1, 4, 16],
    [2, 8, 16],
    [4, 16, 32],
    [2, 24, 24],
    [1, 17, 18],
  ])(
    'count at least 8 for each CPU and 16 for each Windows Server: %i CPUs with %i cores need %i',
    (cpus, cores, n) => {
      expect(windowsServerCores({ cpus, cores }, 'datacenter', 50)).toBe(n);
      expect(windowsServerCores({ cpus, cores }, 'standard', 2)).toBe(n);
      expect(windowsServerCores({ cpus, cores }, 'standard', 5)).toBe(3 * n);
      expect(windowsServerCores({ cpus, cores }, 'standard', 0)).toBe(n);
    },
  );

  it.each([
    [1, 4],
    [4, 4],
    [5, 6],
    [16, 16],
  ])('count at least 4 for each machine with SQL Server: %i vCPU need %i', (vcpu, cores) => {
    expect(sqlServerCoresOfMachine(vcpu)).toBe(cores);
  });

  it('count at least 4 for each CPU of a SQL Server', () => {
    expect(sqlServerCoresOfServer({ cpus: 2, cores: 4 })).toBe(8);
    expect(sqlServerCoresOfServer({ cpus: 2, cores: 20 })).toBe(20);
  });
});

import { knownHosts, sqlServerCount, vmwareCount, windowsCount } from './license-counts';

const host = (name: string, cpus?: number, cores?: number, edition = '') => ({
  ...{ name, cluster: 'A', cpus, cores, edition },
});
const HOSTS = [host('esx-1', 2, 16), host('esx-2', undefined, 64), host('esx-3', 1)];

describe('license counts of an inventory', () => {
  it('leave out hosts without CPUs or cores, and say how many', () => {
    expect(vmwareCount(knownHosts(HOSTS))).toMatchObject({ hosts: 1, coresToBuy: 32, unknown: 2 });
    expect(vmwareCount(knownHosts(HOSTS, 2))).toMatchObject({ hosts: 2, coresToBuy: 96, unknown: 1 });
  });

  it('license each host with Windows Server for its machines, by name without regard to case', () => {
    const machines = ['ESX-1', 'esx-1 ', 'esx-1', 'esx-2', undefined];
    expect(windowsCount(knownHosts(HOSTS), machines)).toEqual({
      ...{ hosts: 1, machines: 3, unknown: 2 },
      // Two machines a license of all 16 cores.
      ...{ standardCores: 32, datacenterCores: 16 },
    });
  });

  it('count SQL Server by edition', () => {
    const hosts = [host('a', 2, 4, 'Standard'), host('b', 2, 20, 'Enterprise'), host('c', 1, 8, 'Enterprise')];
    expect(sqlServerCount(knownHosts([...hosts, host('d')]))).toEqual({
      editions: [
        { edition: 'Enterprise', hosts: 2, coresToBuy: 28 },
        { edition: 'Standard', hosts: 1, coresToBuy: 8 },
      ],
      unknown: 1,
    });
  });
});

import { fitMachines } from './fit-machines';
import { fleetCost, storageMonthlyCents } from './fleet-cost';
import type { InstanceLine } from './price-line';
import { instancesAt, placesOf } from './price-offers';

const instance = (name: string, vcpu: number, price: number, region = 'north'): InstanceLine => ({
  ...{ kind: 'instance', provider: 'Example', region, family: 'general', name, vcpu, memoryGib: vcpu * 4 },
  onDemandHourlyMicros: price,
});
const machines = (count: number, vcpu: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${vcpu} ${index}`, vcpu, memoryGib: 1 }));
const AS_IS = { commitment: 'on-demand', mode: 'as-is', comfortPercent: 0 } as const;

describe('cost of a fleet', () => {
  it('adds up its lines, each rounded once over all their machines', () => {
    const { fits } = fitMachines(
      [...machines(3, 2), ...machines(2, 4)],
      [instance('a', 2, 11), instance('b', 4, 7_000)],
      AS_IS,
    );
    // 3 × 730 × 0.000011 is 0.02409; rounded for each machine it would be 3 cents. 2 × 730 × 0.007 is 10.22.
    expect(fleetCost(fits)).toEqual({
      instances: [
        expect.objectContaining({ machines: 2, monthlyCents: 1_022 }),
        expect.objectContaining({ machines: 3, monthlyCents: 2 }),
      ],
      monthlyCents: 1_024,
    });
  });

  it.each([
    [2n ** 30n, 10_000, 1],
    [2n ** 29n, 10_000, 1],
    [2n ** 29n - 1n, 10_000, 0],
    // 3 × 2^60 bytes are 3 × 2^30 GiB, above what a double holds in bytes.
    [3n * 2n ** 60n + 1n, 10_000, 3_221_225_472],
  ])('prices %s bytes at %d micros for a GiB to a cent, half up', (bytes, micros, cents) => {
    expect(storageMonthlyCents(bytes, micros)).toBe(cents);
  });

  it('goes by instances of a place, and those of its provider that have the same price everywhere', () => {
    const everywhere = instance('c', 8, 90, '');
    const other = { ...instance('d', 8, 90, ''), provider: 'Other' };
    const lines = [instance('a', 2, 10), instance('b', 2, 12, 'south'), everywhere, other];
    expect(placesOf(lines)).toEqual(['Example · north', 'Example · south', 'Other']);
    expect(instancesAt(lines, 'Example · south').map(({ name }) => name)).toEqual(['b', 'c']);
    expect(instancesAt(lines, 'Other').map(({ name }) => name)).toEqual(['d']);
  });
});

import fc from 'fast-check';
import { type FitOptions, fitMachines } from './fit-machines';
import { fitText, unfittedText } from './fit-text';
import { type MachineToFit, needsOf } from './needs';
import type { InstanceLine } from './price-line';

const AS_IS: FitOptions = { commitment: 'on-demand', mode: 'as-is', comfortPercent: 0 };
const instance = (name: string, vcpu: number, memoryGib: number, price: number, more = {}): InstanceLine => ({
  ...{ kind: 'instance', provider: 'Example', region: 'north', family: 'general', name, vcpu, memoryGib },
  ...{ onDemandHourlyMicros: price, ...more },
});
const machine = (vcpu: number, memoryGib: number, more: Partial<MachineToFit> = {}): MachineToFit => ({
  ...{ id: 'web-1', vcpu, memoryGib },
  ...more,
});

const INSTANCES = [
  instance('small', 2, 4, 20_000),
  instance('compute', 8, 8, 90_000),
  instance('memory', 2, 32, 95_000),
  instance('large', 8, 32, 150_000),
];

function only(one: MachineToFit, options: Partial<FitOptions> = {}, instances = INSTANCES) {
  const { fits, unfitted } = fitMachines([one], instances, { ...AS_IS, ...options });
  const [fit] = fits;
  const [miss] = unfitted;
  return fit
    ? { name: fit.instance.name, why: fitText(fit, 'USD') }
    : { name: undefined, why: miss && unfittedText(miss.reason) };
}

describe('the instance of a machine', () => {
  it.each([
    [machine(2, 4), 'small', 'No instance costs less than small.'],
    [
      machine(2, 24),
      'memory',
      'Memory decides: it needs 24 GiB of memory. small (2 vCPU, 4 GiB) would do otherwise, at 0.02 USD an hour.',
    ],
    [
      machine(4, 4),
      'compute',
      'vCPU decides: it needs 4 vCPU. small (2 vCPU, 4 GiB) would do otherwise, at 0.02 USD an hour.',
    ],
    [
      machine(4, 24),
      'large',
      'Memory decides: it needs 24 GiB of memory. compute (8 vCPU, 8 GiB) would do otherwise, at 0.09 USD an hour.',
    ],
  ])('is the cheapest that holds it, and says what decides', (one, name, why) => {
    expect(only(one)).toEqual({ name, why });
  });

  it('is measured use with headroom where the file has it, and what the machine has where not', () => {
    const busy = machine(8, 32, { cpuP95Percent: 20, memoryP95Percent: 12.5 });
    // 8 × 20 % × 1.25 = 2 vCPU; 32 × 12.5 % × 1.25 = 5 GiB.
    expect(only(busy, { mode: 'measured', comfortPercent: 25 })).toEqual({
      name: 'compute',
      why: 'Memory decides: it needs 5 GiB of memory as measured, with headroom. small (2 vCPU, 4 GiB) would do otherwise, at 0.02 USD an hour.',
    });
    expect(only(busy, { mode: 'measured', comfortPercent: 0 }).name).toBe('small');
    expect(only(busy).name).toBe('large');
    expect(only(machine(8, 4, { memoryP95Percent: 50 }), { mode: 'measured' }).name).toBe('compute');
    // As binary fractions, 1.1 × 70 / 100 is above 0.77.
    expect(needsOf(machine(1.1, 10, { cpuP95Percent: 70 }), { mode: 'measured', comfortPercent: 0 })?.vcpu).toBe(0.77);
  });

  it('is settled by name between equal prices', () => {
    const instances = [instance('b', 2, 4, 10), instance('a', 2, 8, 10), instance('c', 1, 1, 10)];
    expect(only(machine(2, 4), {}, instances)).toEqual({
      name: 'a',
      why: 'No instance costs less than a. b costs the same; the first name in the alphabet is taken.',
    });
  });

  it('holds its storage, unless the book sets no limit', () => {
    const instances = [instance('fixed', 2, 4, 10, { maxStorageGib: 100 }), instance('free', 2, 4, 20)];
    expect(only(machine(2, 4, { storageGib: 100 }), {}, instances).name).toBe('fixed');
    expect(only(machine(2, 4, { storageGib: 101 }), {}, instances)).toEqual({
      name: 'free',
      why: 'Storage decides: it needs 101 GiB of storage. fixed (2 vCPU, 4 GiB, up to 100 GiB of storage) would do otherwise, at 0.00001 USD an hour.',
    });
  });

  it('has the price of the commitment, and none where the book has none', () => {
    const instances = [
      instance('small', 2, 4, 20, { threeYearsHourlyMicros: 15 }),
      instance('other', 2, 4, 25, { threeYearsHourlyMicros: 9, oneYearHourlyMicros: undefined }),
    ];
    expect(only(machine(2, 4), {}, instances).name).toBe('small');
    expect(only(machine(2, 4), { commitment: 'three-years' }, instances).name).toBe('other');
    expect(only(machine(2, 4), { commitment: 'one-year' }, instances)).toEqual({
      name: undefined,
      why: 'The price book has no instances with this commitment.',
    });
  });

  it.each([
    [machine(64, 4), 'It needs 64 vCPU. The largest instance has 8 vCPU.'],
    [machine(2, 1_024), 'It needs 1,024 GiB of memory. The largest instance has 32 GiB of memory.'],
    [{ id: 'bare', memoryGib: 4 }, 'The file gives no vCPU or memory for this machine.'],
  ])('is missing with a reason if nothing holds it', (one, why) => {
    expect(only(one)).toEqual({ name: undefined, why });
  });

  it('is missing if no single instance has all of it', () => {
    const instances = [instance('compute', 8, 8, 90), instance('memory', 2, 32, 95)];
    expect(only(machine(4, 24), {}, instances).why).toBe('No single instance has 4 vCPU and 24 GiB of memory.');
  });

  it('names several resources if every cheaper instance lacks more than one', () => {
    const instances = [instance('small', 2, 4, 10), instance('large', 8, 32, 50)];
    expect(only(machine(4, 8, { storageGib: 20 }), {}, instances).why).toBe(
      'Every cheaper instance falls short of more than one of 4 vCPU, 8 GiB of memory and 20 GiB of storage.',
    );
  });

  it('agrees with an exhaustive search, in any order of the book', () => {
    const size = fc.integer({ min: 1, max: 6 });
    const offers = fc.array(
      fc.record({
        ...{
          vcpu: size,
          memoryGib: size,
          name: fc.constantFrom('a', 'b', 'c', 'd'),
          price: fc.integer({ min: 0, max: 5 }),
        },
        maxStorageGib: fc.option(size, { nil: undefined }),
        region: fc.constantFrom('north', 'south'),
      }),
      { maxLength: 8 },
    );
    const fleets = fc.array(
      fc.record({
        ...{ vcpu: size, memoryGib: size, storageGib: size },
        cpuP95Percent: fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined }),
      }),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(offers, fleets, fc.constantFrom('as-is', 'measured'), (lines, fleet, mode) => {
        const instances = lines.map(({ name, vcpu, memoryGib, price, ...more }) =>
          instance(name, vcpu, memoryGib, price, more),
        );
        const options: FitOptions = { ...AS_IS, mode, comfortPercent: 20 };
        const machines = fleet.map((one, index): MachineToFit => ({ id: String(index), ...one }));
        const { fits, unfitted, hourlyMicros } = fitMachines(machines, instances, options);

        const order = ({ onDemandHourlyMicros = 0, name, region }: InstanceLine) =>
          `${String(onDemandHourlyMicros).padStart(3, '0')} ${name} ${region}`;
        const expected = machines.map((one) => {
          const needs = needsOf(one, options);
          const [best] = instances
            .filter(
              ({ vcpu, memoryGib, maxStorageGib = Infinity }) =>
                needs && vcpu >= needs.vcpu && memoryGib >= needs.memoryGib && maxStorageGib >= needs.storageGib,
            )
            .map(order)
            .sort();
          return [one.id, best];
        });
        const found = new Map(fits.map(({ machine: { id }, instance: line }) => [id, order(line)]));
        expect(machines.map(({ id }) => [id, found.get(id)])).toEqual(expected);
        expect(fits.length + unfitted.length).toBe(machines.length);
        expect(hourlyMicros).toBe(fits.reduce((sum, fit) => sum + fit.hourlyMicros, 0));
        const reversed = fitMachines(machines, instances.toReversed(), options);
        expect(reversed.fits.map(({ instance: line }) => order(line))).toEqual(
          fits.map(({ instance: line }) => order(line)),
        );
      }),
    );
  });
});

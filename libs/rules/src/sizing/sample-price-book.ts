import { MICROS } from './money';
import type { InstanceLine, PriceLine } from './price-line';

const PROVIDER = 'Example Cloud';
const REGION = 'example-north';

/** Invented, like every price of this book: 8 sizes of a family, each twice the one before. */
const family = (name: string, gibPerVcpu: number, microsPerVcpu: number): readonly InstanceLine[] =>
  Array.from({ length: 8 }, (_, step): InstanceLine => {
    const vcpu = 2 ** (step + 1);
    const hourlyMicros = vcpu * microsPerVcpu;
    return {
      ...{ kind: 'instance', provider: PROVIDER, region: REGION, family: name, name: `${name}-${vcpu}` },
      ...{ vcpu, memoryGib: vcpu * gibPerVcpu, onDemandHourlyMicros: hourlyMicros },
      oneYearHourlyMicros: (hourlyMicros * 7) / 10,
      threeYearsHourlyMicros: (hourlyMicros * 5) / 10,
    };
  });

const line = (name: string) => ({ provider: 'Example Vendor', region: '', family: '', name });

export const SAMPLE_PRICE_BOOK = {
  name: 'Sample prices (invented)',
  source: 'Invented for demonstration. Not the price of any provider.',
  region: REGION,
  currency: 'USD',
  pricesAsOf: '2026-11-01',
  lines: [
    ...family('general', 4, 50_000),
    ...family('compute', 2, 42_000),
    ...family('memory', 8, 66_000),
    {
      ...{ kind: 'host', ...line('Example host 2 × 32'), cpus: 2, coresPerCpu: 32, memoryGib: 1_024 },
      purchaseMicros: 40_000 * MICROS,
    },
    {
      ...{ kind: 'host', ...line('Example host 2 × 16'), cpus: 2, coresPerCpu: 16, memoryGib: 512 },
      ...{ maxStorageGib: 20_000, purchaseMicros: 26_000 * MICROS },
    },
    { kind: 'license', ...line('Example virtualization'), yearlyMicrosPerCore: 200 * MICROS },
    { kind: 'license', ...line('Example operating system'), yearlyMicrosPerCore: 120 * MICROS },
    { kind: 'license', ...line('Example database'), yearlyMicrosPerCore: 1_800 * MICROS },
    ...(
      [
        ['Example SSD', 90_000],
        ['Example HDD', 40_000],
        ['Example archive', 5_000],
      ] as const
    ).map(([name, monthlyMicrosPerGib]) => ({
      ...{ kind: 'storage' as const, provider: PROVIDER, region: REGION, family: '', name, monthlyMicrosPerGib },
    })),
  ] satisfies readonly PriceLine[] as readonly PriceLine[],
} as const;

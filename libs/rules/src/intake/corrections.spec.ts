import { inputReading } from '../inputs/reading.fixture';
import { correctionFault } from './corrections';
import { DEFAULT_CHOICES, type Intake, NO_ROWS } from './intake';
import { binLabel, binLimits } from './row-bins';
import { withCorrections } from './with-corrections';

const GIB = 2 ** 30;

describe('corrections of rows', () => {
  it.each([
    ['counted', 1, undefined],
    ['counted', 2, 'Count the row or leave it out.'],
    ['cpus', 0, 'Enter a whole number from 1 to 4,096.'],
    ['cpus', 4_096, undefined],
    ['cpus', 2.5, 'Enter a whole number from 1 to 4,096.'],
    ['memoryBytes', 64 * 1_024 * GIB, undefined],
    ['memoryBytes', 65 * 1_024 * GIB, 'Enter a size from 0 to 65,536 GiB.'],
    ['inUseBytes', Number.NaN, 'Enter a size from 0 to 8,388,608 GiB.'],
    ['provisionedBytes', -1, 'Enter a size from 0 to 8,388,608 GiB.'],
  ] as const)('of %s to %d', (field, value, fault) => {
    expect(correctionFault({ field, value })).toBe(fault);
  });

  const intake = (given: Partial<Intake>): Intake => ({
    ...{ source: null, rows: 'host', sheets: [], groups: [], storageKinds: ['provisioned'], priced: 'provisioned' },
    ...{ choices: DEFAULT_CHOICES, notes: [], questions: [] },
    ...given,
  });
  const counted = { ...NO_ROWS, reason: null, rows: 2, cores: 64, memoryBytes: 512 * GIB, faults: [] };

  it('change the totals, and leave the storage that all hosts share', () => {
    const shared = intake({ groups: [{ ...counted, provisionedBytes: 900 * GIB }] });
    const one = { ...counted, rows: 1, cores: 32 };
    const corrected = withCorrections(inputReading({ intake: shared }), { groups: [one], rows: [] });
    expect(corrected).toMatchObject({ rows: 1, totals: { cores: 32, memoryGb: 512, storageGb: 900 } });
    const own = withCorrections(inputReading({ intake: shared }), {
      ...{ groups: [{ ...one, provisionedBytes: 10 * GIB }], rows: [] },
    });
    expect(own.totals).toMatchObject({ storageGb: 10 });
  });
});

it('labels bins by their upper limits', () => {
  const last = binLimits('memory').length;
  expect([binLabel('memory', 0), binLabel('memory', last - 1), binLabel('memory', last)]).toEqual(['2', '512', '512+']);
  expect(binLimits('memory')[0]).toBe(2 * GIB);
});

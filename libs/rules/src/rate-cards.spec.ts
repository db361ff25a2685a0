import type { RateCard, Rates } from './rate-card';
import { rateFaults } from './rate-card-faults';
import { rateChanges, rateLines } from './rate-card-lines';
import { BASELINE_RATE_CARD, rateCardAt } from './rate-cards';

const first = BASELINE_RATE_CARD;
const second: RateCard = { ...first, version: '2027-01', validFrom: new Date('2027-01-01T00:00:00Z'), perSolution: 4 };

describe('rate cards', () => {
  it.each([
    ['2020-01-01T00:00:00Z', '2025-07'],
    ['2025-07-01T00:00:00Z', '2025-07'],
    ['2026-12-31T23:59:59.999Z', '2025-07'],
    ['2027-01-01T00:00:00Z', '2027-01'],
    ['2099-01-01T00:00:00Z', '2027-01'],
  ])('apply from their start date: at %s it is %s', (at, version) => {
    expect(rateCardAt(new Date(at), [first, second]).version).toBe(version);
  });

  it('start with a valid card', () => {
    expect(rateFaults(first)).toEqual([]);
  });

  it.each<[string, string, Partial<Rates>]>([
    ['perEnvironment', 'Enter a whole number from 1 to 100,000.', { perEnvironment: 2.5 }],
    ['perSolution', 'Enter a whole number from 1 to 100,000.', { perSolution: 100_001 }],
    ['sla.1', 'Must be more than for a longer turnaround.', { sla: { 3: 7, 2: 21, 1: 14 } }],
    ['acv.> $1.0M +', 'Must be more than for a smaller contract.', { acv: { ...first.acv, '> $1.0M +': 96 } }],
    ['support.0', 'Must be 0 without comparators.', { support: first.support.with(0, 1) }],
    ['support.6', 'Must not be less than for fewer comparators.', { support: first.support.with(6, 4) }],
    ['support.1', 'Enter a whole number from 1 to 100,000.', { support: first.support.with(1, 0) }],
    [
      'supportBeyond.atLeast',
      'Must not be less than for 22 comparators.',
      { supportBeyond: { ...first.supportBeyond, atLeast: 17 } },
    ],
    [
      'supportBeyond.perComparator',
      'Enter a number above 0.',
      { supportBeyond: { ...first.supportBeyond, perComparator: 0 } },
    ],
    [
      'backPercent.inputs',
      'Enter a whole number from 0 to 100.',
      { backPercent: { ...first.backPercent, inputs: 101 } },
    ],
    [
      'backPercent.analysis',
      'Must not be more than while it waits for terms.',
      { backPercent: { inputs: 100, terms: 99, analysis: 100, released: 0 } },
    ],
    [
      'backPercent.released',
      'Must not be more than during the analysis.',
      { backPercent: { ...first.backPercent, released: 51 } },
    ],
  ])('are refused if %s is wrong: %s', (field, message, change) => {
    expect(rateFaults({ ...first, ...change })).toEqual([{ field, message }]);
  });

  it('are read, changed and compared line by line', () => {
    const dearer = rateLines(first).reduce<Rates>((rates, line) => line.set(rates, line.valueIn(rates) + 1), first);
    expect(Object.keys(rateChanges(first, dearer))).toHaveLength(rateLines(first).length);
    expect(rateChanges(first, second)).toEqual({ 'Solutions and analysis: Each solution': [3, 4] });
  });
});

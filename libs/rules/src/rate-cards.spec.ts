import { rateCardFaults } from './rate-card-faults';
import type { RateCard } from './rate-card';
import { RATE_CARDS, rateCardAt } from './rate-cards';

const [first] = RATE_CARDS;
const second: RateCard = { ...first, version: '2027-01', validFrom: new Date('2027-01-01T00:00:00Z'), perSolution: 4 };

describe('the rate cards', () => {
  it('are in order', () => {
    expect(rateCardFaults(RATE_CARDS)).toEqual([]);
  });

  it.each([
    ['2020-01-01T00:00:00Z', '2025-07'],
    ['2025-07-01T00:00:00Z', '2025-07'],
    ['2026-12-31T23:59:59.999Z', '2025-07'],
    ['2027-01-01T00:00:00Z', '2027-01'],
    ['2099-01-01T00:00:00Z', '2027-01'],
  ])('apply from their day on: at %s it is %s', (at, version) => {
    expect(rateCardAt(new Date(at), [first, second]).version).toBe(version);
  });

  it.each<[string, readonly RateCard[]]>([
    ['there is no rate card', []],
    ['the version 2025-07 is there twice', [first, { ...second, version: first.version }]],
    ['2025-07 does not begin after the card before it', [second, first]],
    ['2025-07 has no day from which it applies', [{ ...first, validFrom: new Date('soon') }]],
    ['2025-07 has a rate that is no price', [{ ...first, perEnvironment: 2.5 }]],
    ['2025-07 does not ask more for a shorter turnaround', [{ ...first, sla: { 3: 7, 2: 21, 1: 14 } }]],
    ['2025-07 does not ask more for a larger contract', [{ ...first, acv: { ...first.acv, '> $1.0M +': 1 } }]],
    ['2025-07 has a price of support that is none', [{ ...first, support: [1, 2] }]],
    ['2025-07 asks less support for more comparators', [{ ...first, support: [0, 3, 2] }]],
    [
      '2025-07 gives back a share that is no percentage',
      [{ ...first, backPercent: { ...first.backPercent, inputs: 101 } }],
    ],
    [
      '2025-07 gives back more of a case that is canceled later',
      [{ ...first, backPercent: { ...first.backPercent, analysis: 100, terms: 99 } }],
    ],
    ['2025-07 asks less support beyond its table than in it', [{ ...first, support: [0, 30] }]],
  ])('are refused when %s', (fault, cards) => {
    expect(rateCardFaults(cards)).toContain(fault);
  });
});

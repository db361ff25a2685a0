import { compileModel } from './compile-model';
import { VIRTUALIZATION_REFRESH } from './samples/virtualization-refresh';
import { summaryOf, withBases } from './value-summary';

const { compiled } = compileModel(VIRTUALIZATION_REFRESH);
if (!compiled) throw new Error('The sample has faults.');
const sample = compiled;

describe('value summary', () => {
  it('matches the delivered case and is plain data', () => {
    const summary = summaryOf(sample, 'private');
    expect(JSON.parse(JSON.stringify(summary))).toEqual(summary);
    expect(summary.paybackMonth).toEqual({ low: 32, base: 19, high: 15 });
    const thousands = (amount: number) => Math.round(amount / 1000);
    expect(Object.values(summary.netPresentValue).map(thousands)).toEqual([528, 2572, 3835]);
    expect(Object.values(summary.cumulative).map((amounts) => thousands(amounts.at(-1) ?? 0))).toEqual([
      1401, 3743, 5145,
    ]);
    expect(summary.solutions.map(({ name, total }) => [name, total])).toEqual([
      ['Incumbent VMs', 10_183_000],
      ['Helix Private Cloud', 7_588_000],
      ['Helix Managed', 8_054_000],
    ]);
  });

  it('changes with a base value exactly as its swing says', () => {
    const before = summaryOf(sample, 'private');
    for (const { id, low, deltaLow } of before.swings) {
      const after = summaryOf(withBases(sample, { [id]: low }), 'private');
      expect(after.netPresentValue.base - before.netPresentValue.base).toBeCloseTo(deltaLow, 6);
      expect(after.netPresentValue.low).toBe(before.netPresentValue.low);
    }
  });

  it('has no payback if nothing is recovered', () => {
    const { paybackMonth } = summaryOf(withBases(sample, { subscription: 60_000 }), 'private');
    expect(paybackMonth).toEqual({ low: 32, high: 15 });
  });
});

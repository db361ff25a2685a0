import { base, high, low, sensitivities } from './scenarios';

const inThousands = (dollars: number): number => Math.round(dollars / 1000);

describe('the value model of the sample case', () => {
  it('answers with the figures of the delivered case', () => {
    expect(inThousands(base.netPresentValue)).toBe(2572);
    expect([low, base, high].map(({ paybackMonth }) => paybackMonth)).toEqual([32, 19, 15]);
    expect([low, base, high].map(({ cumulative }) => inThousands(cumulative.at(-1) ?? 0))).toEqual([1401, 3743, 5145]);
    expect(base.internalRateOfReturn).toBeCloseTo(0.604, 3);
    expect(base.returnOnInvestment).toBeCloseTo(2.31, 2);
    expect(base.ownershipSavingShare).toBeCloseTo(0.255, 3);
  });

  it('sorts assumptions by how far they move the result', () => {
    const first = sensitivities
      .slice(0, 3)
      .map(({ name, deltaLow, deltaHigh }) => [name, inThousands(deltaLow), inThousands(deltaHigh)]);
    expect(first).toEqual([
      ['hostsAfter', -451, 227],
      ['administratorsAfter', -385, 222],
      ['licensePerCore', -186, 148],
    ]);
  });

  it('adds up: the drivers are the cumulative cash flow', () => {
    const total = Object.values(base.drivers).reduce((sum, value) => sum + value, 0);
    expect(total).toBe(base.cumulative.at(-1));
  });
});

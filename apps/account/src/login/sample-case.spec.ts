import { cumulativeCash, millions, netPresentValue, paybackMonth, savedCost, savedPercent } from './sample-case';

describe('the sample case', () => {
  it('shows the figures that follow from its cash flow', () => {
    expect(millions(netPresentValue())).toBe('$2.57M');
    expect([paybackMonth('high'), paybackMonth('base'), paybackMonth('low')]).toEqual([15, 19, 32]);
    expect([millions(savedCost(), 1), savedPercent()]).toEqual(['$2.6M', '25.5%']);
    expect((['high', 'base', 'low'] as const).map((outlook) => millions(cumulativeCash(outlook).at(-1) ?? 0))).toEqual([
      '$5.15M',
      '$3.74M',
      '$1.40M',
    ]);
  });
});

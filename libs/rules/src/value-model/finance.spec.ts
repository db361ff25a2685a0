import fc from 'fast-check';
import { cumulativeByMonth, internalRateOfReturn, netPresentValue, paybackMonth, returnOnInvestment } from './finance';

describe('net present value', () => {
  it('matches the textbook', () => {
    // Brealey, Myers, Allen: 370,000 invested, 420,000 a year later at 5 %.
    expect(netPresentValue([-370_000, 420_000], 0.05)).toBeCloseTo(30_000, 6);
    expect(netPresentValue([-10_000, 3_000, 4_200, 6_800], 0.1)).toBeCloseTo(1307.29, 2);
  });
});

describe('internal rate of return', () => {
  it('is the rate at which the net present value is zero', () => {
    expect(internalRateOfReturn([-100, 110])).toEqual({ kind: 'one', rate: expect.closeTo(0.1, 9) as number });
    expect(internalRateOfReturn([-4_000, 2_000, 4_000])).toEqual({
      kind: 'one',
      rate: expect.closeTo(0.2808, 4) as number,
    });
  });

  it('is found for small outlays with large returns', () => {
    expect(internalRateOfReturn([-50, 6_000, 6_000])).toEqual({
      kind: 'one',
      rate: expect.closeTo(119.9918, 4) as number,
    });
  });

  it('is none if there is no rate', () => {
    expect(internalRateOfReturn([100, 50])).toEqual({ kind: 'none' });
    expect(internalRateOfReturn([1_000, -3_000, 2_500])).toEqual({ kind: 'none' });
    expect(internalRateOfReturn([0, 0])).toEqual({ kind: 'none' });
  });

  it('lists several rates', () => {
    const several = internalRateOfReturn([-1_000, 2_300, -1_320]);
    expect(several).toEqual({ kind: 'several', rates: [expect.closeTo(0.1, 6), expect.closeTo(0.2, 6)] });
  });

  it('says that a rate where the net present value only touches zero is no return', () => {
    expect(internalRateOfReturn([-1e6, 2.4e6, -1.44e6])).toEqual({
      kind: 'touching',
      rate: expect.closeTo(0.2, 6) as number,
    });
    expect(internalRateOfReturn([1e6, -2.4e6, 1.44e6])).toEqual({
      kind: 'touching',
      rate: expect.closeTo(0.2, 6) as number,
    });
    // Zero at 10 %, and touching at 20 %.
    expect(internalRateOfReturn([-1_000_000, 3_500_000, -4_080_000, 1_584_000])).toEqual({
      kind: 'several',
      rates: [expect.closeTo(0.1, 5), expect.closeTo(0.2, 5)],
    });
  });

  it('says that the rate of money that comes first and is paid back later is a cost', () => {
    expect(internalRateOfReturn([100, -110])).toEqual({ kind: 'cost', rate: expect.closeTo(0.1, 9) as number });
  });

  it('makes the net present value zero for any conventional cash flow', () => {
    const returns = fc.array(fc.integer({ min: 1, max: 1e6 }), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 1e6 }), returns, (outlay, later) => {
        const found = internalRateOfReturn([-outlay, ...later]);
        fc.pre(found.kind === 'one');
        if (found.kind === 'one')
          expect(Math.abs(netPresentValue([-outlay, ...later], found.rate)) / outlay).toBeLessThan(1e-6);
      }),
    );
  });
});

describe('payback', () => {
  it('is the month from which the outlay stays recovered', () => {
    expect(paybackMonth([-1_200, 1_200])).toBe(12);
    expect(paybackMonth([-1_200, 600, 1_200])).toBe(18);
    // Twelfths of 7,000 add up to slightly less.
    expect(paybackMonth([-7_000, 7_000])).toBe(12);
    expect(paybackMonth([-1, 0])).toBeUndefined();
    // Their sum is -2.8e-14.
    expect(paybackMonth([-200.2, 100.1, 100.1])).toBe(24);
    expect(paybackMonth([-200.2, 100.1, 100.09])).toBeUndefined();
    expect(paybackMonth([0, 5])).toBe(0);
    expect(cumulativeByMonth([-12, 12])).toHaveLength(13);
  });

  it('is the last recovery if the flow falls below zero again', () => {
    expect(paybackMonth([-5e6, 3e6, 3e6, 3e6, -4.2e6])).toBeUndefined();
    expect(paybackMonth([0, -2e6, 1e6, 1e6, 1.5e6])).toBe(36);
    expect(paybackMonth([-1_200, 2_400, -2_400, 2_400])).toBe(30);
    expect(paybackMonth([0, -5])).toBeUndefined();
  });
});

describe('return on investment', () => {
  it('requires an outlay', () => {
    expect(returnOnInvestment([-100, 60, 60])).toBeCloseTo(0.2, 9);
    expect(returnOnInvestment([0, 60])).toBeUndefined();
  });
});

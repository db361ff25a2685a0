import { centsOf, microsIn, microsText, monthlyCents } from './money';

describe('exact prices', () => {
  it.each([
    ['0.0464', 46_400],
    ['0.000001', 1],
    ['12', 12_000_000],
    ['999999999.999999', 999_999_999_999_999],
  ])('reads %s without binary fractions', (text, micros) => {
    expect(microsIn(text)).toBe(micros);
  });

  it.each(['', '1.2345678', '-1', '1,5', '1e3', '$1', '1.', 'NaN'])('refuses %j', (text) => {
    expect(microsIn(text)).toBeUndefined();
  });

  it.each([
    [46_400, '0.0464'],
    [1, '0.000001'],
    [12_000_000, '12.00'],
    [1_500_000, '1.50'],
  ])('writes %i with every digit', (micros, text) => {
    expect(microsText(micros)).toBe(text);
    expect(microsIn(microsText(micros))).toBe(micros);
  });

  it('rounds a month of 730 hours once, half up', () => {
    expect(monthlyCents(46_400)).toBe(3_387);
    expect(monthlyCents(500)).toBe(37);
    expect(centsOf(15_000)).toBe(2);
    expect(centsOf(14_999)).toBe(1);
  });
});

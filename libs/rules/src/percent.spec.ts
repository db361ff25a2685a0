import fc from 'fast-check';
import { percentOf } from './percent';

describe('percentage', () => {
  it.each([
    [1, 3, '33.3'],
    [2, 3, '66.7'],
    [1, 8, '12.5'],
    [1, 16, '6.3'],
    [49, 400, '12.3'],
    [7, 26, '26.9'],
    [5, 5, '100.0'],
    [0, 5, '0.0'],
    [0, 0, '0.0'],
  ])('of %i in %i reads %s', (credits, caseCredits, percent) => {
    expect(percentOf(credits, caseCredits)).toBe(percent);
  });

  it('is within half a tenth of the exact value', () => {
    fc.assert(
      fc.property(fc.nat(400), fc.integer({ min: 1, max: 400 }), (credits, caseCredits) => {
        const percent = percentOf(credits, caseCredits);
        expect(percent).toMatch(/^\d+\.\d$/);
        expect(Math.abs(Number(percent) - (100 * credits) / caseCredits)).toBeLessThanOrEqual(0.05 + 1e-9);
      }),
    );
  });
});

import { percentOf } from './percent';

describe('percentage', () => {
  it.each([
    [1, 3, '33.3'],
    [2, 3, '66.7'],
    [1, 16, '6.3'],
    [49, 400, '12.3'],
    [5, 5, '100.0'],
    [0, 0, '0.0'],
  ])('of %i in %i reads %s', (credits, caseCredits, percent) => {
    expect(percentOf(credits, caseCredits)).toBe(percent);
  });
});

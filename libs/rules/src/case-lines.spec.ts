import fc from 'fast-check';
import { caseLines, percentOf } from './case-lines';
import { aCase, anyCase, solution } from './price-case.fixture';
import { priceCase } from './price-case';

describe('the lines of a case', () => {
  it('state their credits and their share of the case without support', () => {
    const hosted = solution({ environments: ['aws'] });
    const answers = { proposed: [hosted], slaDays: 3, acvTier: '< $100K', presentationSupport: true } as const;

    expect(caseLines(priceCase(aCase(answers)))).toEqual([
      { of: 'base', credits: 6, percent: '23.1' },
      { of: 'analysis', credits: 3, percent: '11.5' },
      { of: 'sla', credits: 7, percent: '26.9' },
      { of: 'acv', credits: 10, percent: '38.5' },
    ]);
  });

  it('always add up to the case', () => {
    fc.assert(
      fc.property(anyCase, (selections) => {
        const price = priceCase(selections);
        const sum = caseLines(price).reduce((credits, line) => credits + line.credits, 0);
        expect(sum).toBe(price.caseCredits);
      }),
    );
  });
});

describe('a percentage', () => {
  it.each([
    [1, 3, '33.3'],
    [2, 3, '66.7'],
    [1, 8, '12.5'],
    [1, 16, '6.3'],
    [49, 400, '12.3'],
    [5, 5, '100.0'],
    [0, 5, '0.0'],
    [0, 0, '0.0'],
  ])('of %i in %i reads %s', (credits, caseCredits, percent) => {
    expect(percentOf(credits, caseCredits)).toBe(percent);
  });
});

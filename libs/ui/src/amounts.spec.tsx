import { creditText, moneyText, unitPriceText } from './amounts';

it('credits are grouped, and a change carries its sign', () => {
  expect(creditText(12480)).toBe('12,480');
  expect(creditText(100, true)).toBe('+100');
  expect(creditText(-32, true)).toBe('−32');
  expect(creditText(-1234)).toBe('−1,234');
});

it('money shows cents only if there are any', () => {
  expect(moneyText(9000)).toBe('$90.00');
  expect(moneyText(17550)).toBe('$175.50');
  expect(moneyText(-5)).toBe('−$0.05');
  expect(moneyText(123456700)).toBe('$1,234,567.00');
});

it('states a unit price in cents, and says if it is rounded', () => {
  expect([100, 90, 87.5].map(unitPriceText)).toEqual(['$1.00', '$0.90', 'about $0.88']);
});

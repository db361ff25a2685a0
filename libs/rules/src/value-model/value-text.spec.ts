import {
  assumptionText,
  chanceText,
  dollarsText,
  internalRateText,
  moneyChangeText,
  shortMoneyText,
} from './value-text';

it.each([
  [528_400, '$528K'],
  [999_700, '$1M'],
  [1_065_000, '$1.07M'],
  [3_834_600, '$3.83M'],
  [-2_000_000, '−$2M'],
])('formats money of %d as %s, rounded once', (amount, text) => expect(shortMoneyText(amount)).toBe(text));

it('shows the sign of a change', () => {
  expect([227_000, -451_000, 0].map(moneyChangeText)).toEqual(['+$227K', '−$451K', '$0K']);
});

it.each([
  [1, '100%'],
  [0.9999, 'Over 99%'],
  [0.0001, 'Under 1%'],
  [0, '0%'],
])('formats a chance of %d as %s, and as certain only if it is', (chance, text) =>
  expect(chanceText(chance)).toBe(text),
);

it.each([
  ['USD/core/year', 118, '$118'],
  ['USD/kWh', 0.118, '$0.118'],
  ['USD/GB', 0.0004, '$0.0004'],
  ['USD', 6_900 * 1.1, '$7,590'],
  ['USD', -12.5, '−$12.5'],
  ['%', 0.065, '6.5%'],
  ['%', 0.0875, '8.75%'],
  ['FTE', 3.4, '3.4'],
  ['VMs', 2140, '2,140'],
])('formats a value in %s by its unit, with every digit', (unit, value, text) =>
  expect(assumptionText({ unit }, value)).toBe(text),
);

it('shows a minus for negative dollars', () => expect(dollarsText(-9800)).toBe('−$9,800'));

it('says if an internal rate is none or several', () => {
  expect(internalRateText({ kind: 'none' })).toBe('None');
  expect(internalRateText({ kind: 'several', rates: [0.1, 0.5] })).toBe('10.0% or 50.0%');
});

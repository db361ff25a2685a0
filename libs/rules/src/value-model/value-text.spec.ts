import {
  assumptionText,
  chanceText,
  costChangeText,
  costsText,
  dollarsText,
  internalRateNote,
  internalRateText,
  moneyChangeText,
  percentText,
  roundedMoneyText,
  roundedPercentText,
  shortMoneyText,
} from './value-text';

it.each([
  [528_400, '$528K'],
  [999_700, '$1M'],
  [1_065_000, '$1.07M'],
  [3_834_600, '$3.83M'],
  [-2_000_000, '−$2M'],
  [420, '$420'],
  [-0.2, '$0'],
])('formats money of %d as %s, rounded once', (amount, text) => expect(shortMoneyText(amount)).toBe(text));

it.each([
  [2_572_102, 1_000, '$2.57M'],
  [2_572_102, 100_000, '$2.6M'],
  [-451_000, 100_000, '−$0.5M'],
  [999_700, 100_000, '$1.0M'],
  [2_572_102, 1_000_000, '$3M'],
  [528_400, 10_000, '$530K'],
  [3_200, 100_000, '$3K'],
  [0, 100_000, '$0'],
])('formats money of %d to a precision of %d as %s', (amount, precision, text) =>
  expect(roundedMoneyText(amount, precision)).toBe(text),
);

it.each([
  [0.2548, 0.001, '25.5%'],
  [-0.2548, 0.0098, '−25%'],
  [2.3148, 0.06, '230%'],
  [-0.1973, 0.125, '−20%'],
  [0, 0.125, '0%'],
])('formats a share of %d to a precision of %d as %s', (share, precision, text) =>
  expect(roundedPercentText(share, precision)).toBe(text),
);

it('shows the sign of a change', () => {
  expect([227_000, -451_000, 0].map(moneyChangeText)).toEqual(['+$227K', '−$451K', '$0']);
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
  ['USD', -12.5, '−$12.50'],
  ['%', 0.065, '6.5%'],
  ['%', 0.0875, '8.75%'],
  ['FTE', 3.4, '3.4'],
  ['VMs', 2140, '2,140'],
])('formats a value in %s by its unit, with every digit', (unit, value, text) =>
  expect(assumptionText({ unit }, value)).toBe(text),
);

it('shows a minus for negative dollars', () => expect(dollarsText(-9800)).toBe('−$9,800'));

it('shows no sign before a change that rounds to zero', () => {
  expect([0.3, -0.3].map(moneyChangeText)).toEqual(['$0', '$0']);
  expect([0.0004, -0.0004, 0.004].map((share) => percentText(share))).toEqual(['0.0%', '0.0%', '0.4%']);
  expect([-0.3, 200_000, -200_000].map((saving) => costsText(saving, 1))).toEqual([
    'costs the same',
    'costs $200K less',
    'costs $200K more',
  ]);
});

it('shows the change of a cost', () => {
  expect([0.255, -0.1, -0.0001, 0].map((share) => costChangeText(share, 0.001))).toEqual([
    '−25.5%',
    '+10.0%',
    '0.0%',
    '0.0%',
  ]);
});

it('says if an internal rate is none or not meaningful, and why', () => {
  const several = { kind: 'several', rates: [0.1, 0.5] } as const;
  const touching = { kind: 'touching', rate: 0.2 } as const;
  expect(internalRateText({ kind: 'none' }, 0.01)).toBe('None');
  expect([several, touching].map((rate) => internalRateText(rate, 0.01))).toEqual(['Not meaningful', 'Not meaningful']);
  expect(internalRateNote(several)).toContain('zero at several rates: 10.0% and 50.0%.');
  expect(internalRateNote(touching)).toContain('zero at 20.0% and has the same sign');
  expect(internalRateNote({ kind: 'one', rate: 0.6 })).toBeUndefined();
});

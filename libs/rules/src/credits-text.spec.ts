import { creditsText, creditUnit } from './credits-text';

it.each([
  [0, '0 credits'],
  [1, '1 credit'],
  [2, '2 credits'],
  [12_480, '12,480 credits'],
])('%i credits read as %s', (credits, text) => {
  expect(creditsText(credits)).toBe(text);
  expect(text).toMatch(new RegExp(` ${creditUnit(credits)}$`));
});

import { countText } from './count-text';

it.each([
  [0, true, '0'],
  [9_999, true, '9,999'],
  [10_000, false, '10,000+'],
])('%i rows, exact: %s, read as %s', (count, isExact, text) => {
  expect(countText(count, isExact)).toBe(text);
});

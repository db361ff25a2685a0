import { countText } from './count-text';

it.each([
  [0, '0'],
  [9_999, '9,999'],
  [10_000, '10,000+'],
])('%i rows read as %s', (count, text) => {
  expect(countText(count)).toBe(text);
});

import { readSearch } from './search';

describe('a search', () => {
  it.each([
    [undefined, {}],
    ['  ', {}],
    ['ab', { beginning: 'ab%' }],
    ['AB', { beginning: 'AB%' }],
    [' Dana W ', { part: '%Dana W%' }],
    [String.raw`100%_\ `, { part: String.raw`%100\%\_\\%` }],
    ['7F3A9C1E-0000-4000-8000-0000000091C2', { id: '7F3A9C1E-0000-4000-8000-0000000091C2' }],
  ])('of %p is read as %p', (text, search) => {
    expect(readSearch(text)).toEqual(search);
  });
});

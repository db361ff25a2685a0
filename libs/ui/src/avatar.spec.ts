import { initialsOf } from './avatar';

describe('initials', () => {
  it.each([
    ['Northwind Presales', 'NP'],
    ['Nordic Enterprise Pursuits', 'NE'],
    ['  ada ', 'A'],
    ['😀 Smile', '😀S'],
    ['', '?'],
  ])('of %p are %p', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

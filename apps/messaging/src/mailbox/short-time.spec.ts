import { shortTime } from './short-time';

describe('time in a list', () => {
  const now = new Date(2026, 10, 20, 15, 0);
  it.each([
    [new Date(2026, 10, 20, 9, 42), /^9:42\sAM$/],
    [new Date(2026, 10, 18, 16, 0), /^Nov 18$/],
    [new Date(2025, 11, 31, 16, 0), /^Dec 31, 2025$/],
  ])('formats %s', (at, text) => {
    expect(shortTime(at.toISOString(), now)).toMatch(text);
  });

  it('recognizes yesterday across the turn of the year', () => {
    expect(shortTime(new Date(2025, 11, 31, 23).toISOString(), new Date(2026, 0, 1, 1))).toBe('Yesterday');
  });
});

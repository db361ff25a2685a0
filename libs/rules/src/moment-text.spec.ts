import { momentText } from './moment-text';

describe('a moment', () => {
  const at = new Date('2026-03-02T21:05:59Z');

  it('reads in US English, with a short month, to the minute', () => {
    expect(momentText(at, 'UTC')).toBe('Mar 2, 2026, 9:05 PM');
  });

  it('reads as the clock of its viewer says', () => {
    expect(momentText(at, 'Asia/Tokyo')).toBe('Mar 3, 2026, 6:05 AM');
  });
});

import { momentText } from './moment-text';

describe('date and time', () => {
  const at = new Date('2026-03-02T21:05:59Z');

  it('is US English with a short month, to the minute', () => {
    expect(momentText(at, 'UTC')).toBe('Mar 2, 2026, 9:05 PM');
  });

  it("is in the viewer's time zone", () => {
    expect(momentText(at, 'Asia/Tokyo')).toBe('Mar 3, 2026, 6:05 AM');
  });
});

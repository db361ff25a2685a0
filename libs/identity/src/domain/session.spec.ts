import { after, aSession, NOW } from './account.fixture';
import { currentExpiry, shouldSaveLastUse, sessionExpiry } from './session';

describe('a session', () => {
  const DAY = 24 * 60;

  it('lasts 30 days from its last use, and 90 days at most', () => {
    const { expiresAt, absoluteExpiresAt } = aSession();

    expect(expiresAt).toEqual(after({ minutes: 30 * DAY }));
    expect(sessionExpiry(after({ minutes: 20 * DAY }), absoluteExpiresAt)).toEqual(after({ minutes: 50 * DAY }));
    expect(sessionExpiry(after({ minutes: 80 * DAY }), absoluteExpiresAt)).toEqual(after({ minutes: 90 * DAY }));
  });

  it('of an admin lasts an hour from its last use, and 12 hours at most', () => {
    const { openedAt, expiresAt } = aSession();
    const expiry = (isAdmin: boolean, minutes: number) =>
      currentExpiry({ isAdmin, openedAt, lastSeenAt: after({ minutes }), expiresAt });

    expect(expiry(true, 0)).toEqual(after({ minutes: 60 }));
    expect(expiry(true, 700)).toEqual(after({ minutes: 720 }));
    expect(expiry(false, 0)).toEqual(expiresAt);
  });

  it('records its use every ten minutes', () => {
    expect(shouldSaveLastUse(NOW, after({ minutes: 10 }))).toBe(false);
    expect(shouldSaveLastUse(NOW, after({ minutes: 10, seconds: 1 }))).toBe(true);
  });

  it('stores a short user agent without control characters', () => {
    expect(aSession({ userAgent: 'Fire\u0000fox\n\ud800' }).userAgent).toBe('Fire fox \ufffd');
    expect(aSession({ userAgent: `${'x'.repeat(399)}\u{1f98a}` }).userAgent).toBe(`${'x'.repeat(399)}\ufffd`);
  });
});

import { after, aTokenHash, NOW } from './account.fixture';
import { isUseWorthKeeping, Session } from './session';

describe('a session', () => {
  const DAY = 24 * 60;

  it('lasts 30 days', () => {
    expect(Session.open(crypto.randomUUID(), aTokenHash(), NOW).expiresAt).toEqual(after({ minutes: 30 * DAY }));
  });

  it('has its use written down a day after it was last', () => {
    const { expiresAt } = Session.open(crypto.randomUUID(), aTokenHash(), NOW);

    expect(isUseWorthKeeping(expiresAt, after({ minutes: DAY }))).toBe(false);
    expect(isUseWorthKeeping(expiresAt, after({ minutes: DAY + 1 }))).toBe(true);
  });
});

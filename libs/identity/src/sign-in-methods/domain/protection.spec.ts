import { type Protection, refuseWithoutSecondStep, skipsPassword } from './protection';
import { SecondStepNeeded } from './sign-in-methods.errors';

const SIGNED_IN = new Date('2026-03-01T09:00:00Z');
const minutesLater = (minutes: number) => new Date(SIGNED_IN.getTime() + minutes * 60_000);

const by = (given: Partial<Protection>): Protection => ({
  hasTwoStep: false,
  hasPasskeys: false,
  openedAt: SIGNED_IN,
  ...given,
});

describe("changing an account's protection", () => {
  it.each([
    ['two-step verification', by({ hasTwoStep: true }), false],
    ['an admin with a passkey', by({ hasPasskeys: true }), true],
  ])('requires a second factor for %s', (_, protection, isAdmin) => {
    expect(() => refuseWithoutSecondStep(protection, { isAdmin, isMfa: false })).toThrow(SecondStepNeeded);
    expect(() => refuseWithoutSecondStep(protection, { isAdmin, isMfa: true })).not.toThrow();
  });

  it.each([
    ['an admin with a password only', by({}), true],
    ['a user with a passkey', by({ hasPasskeys: true }), false],
  ])('requires no second factor for %s', (_, protection, isAdmin) => {
    expect(() => refuseWithoutSecondStep(protection, { isAdmin, isMfa: false })).not.toThrow();
  });

  it('skips the password for ten minutes after signing in with a second factor', () => {
    const mfa = { isAdmin: false, isMfa: true };
    expect(skipsPassword(by({}), mfa, minutesLater(9))).toBe(true);
    expect(skipsPassword(by({}), mfa, minutesLater(10))).toBe(false);
    expect(skipsPassword(by({}), { ...mfa, isMfa: false }, minutesLater(1))).toBe(false);
    expect(skipsPassword(undefined, mfa, minutesLater(1))).toBe(false);
  });
});

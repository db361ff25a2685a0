import { type Protection, refuseWithoutSecondStep, sparesPassword } from './protection';
import { SecondStepNeeded } from './sign-in-methods.errors';

const SIGNED_IN = new Date('2026-03-01T09:00:00Z');
const minutesLater = (minutes: number) => new Date(SIGNED_IN.getTime() + minutes * 60_000);

const by = (given: Partial<Protection>): Protection => ({
  hasTwoStep: false,
  hasPasskeys: false,
  openedAt: SIGNED_IN,
  ...given,
});

describe('who may change what protects an account', () => {
  it.each([
    ['two-step is on', by({ hasTwoStep: true }), false],
    ['an admin has a passkey', by({ hasPasskeys: true }), true],
  ])('needs a second factor when %s', (_, protection, isAdmin) => {
    expect(() => refuseWithoutSecondStep(protection, { isAdmin, isMfa: false })).toThrow(SecondStepNeeded);
    expect(() => refuseWithoutSecondStep(protection, { isAdmin, isMfa: true })).not.toThrow();
  });

  it.each([
    ['nothing else is asked for at sign-in', by({}), true],
    ['it is a passkey of who is no admin, which nobody is asked for', by({ hasPasskeys: true }), false],
  ])('does not when %s', (_, protection, isAdmin) => {
    expect(() => refuseWithoutSecondStep(protection, { isAdmin, isMfa: false })).not.toThrow();
  });

  it('is spared the password for ten minutes after signing in with a second factor, and only then', () => {
    const mfa = { isAdmin: false, isMfa: true };
    expect(sparesPassword(by({}), mfa, minutesLater(9))).toBe(true);
    expect(sparesPassword(by({}), mfa, minutesLater(10))).toBe(false);
    expect(sparesPassword(by({}), { ...mfa, isMfa: false }, minutesLater(1))).toBe(false);
    expect(sparesPassword(undefined, mfa, minutesLater(1))).toBe(false);
  });
});

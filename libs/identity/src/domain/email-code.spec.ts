import { CodeRequestedTooOften } from './account.errors';
import { after, NOW } from './account.fixture';
import { refuseVerificationTooOften } from './email-code';

describe('asking for another code', () => {
  const asking = (...minutesAgo: number[]) => {
    const issued = minutesAgo.map((minutes) => after({ minutes: -minutes }));
    return () => refuseVerificationTooOften(issued, NOW);
  };

  it('is fine a minute after the last', () => {
    expect(asking(1)).not.toThrow();
    expect(asking()).not.toThrow();
  });

  it('says how long to wait within the minute', () => {
    expect(() => refuseVerificationTooOften([after({ seconds: -18 })], NOW)).toThrow(
      expect.objectContaining({ code: 'identity.code-requested-too-often', facts: { retryAfterSeconds: 42 } }),
    );
  });

  it('is fine five times an hour, not counting the code of the sign-up', () => {
    expect(asking(50, 40, 30, 20, 10)).not.toThrow();
  });

  it('waits for the hour to pass since the first of them', () => {
    expect(asking(50, 40, 30, 20, 10, 5)).toThrow(CodeRequestedTooOften);
    expect(asking(50, 40, 30, 20, 10, 5)).toThrow(expect.objectContaining({ facts: { retryAfterSeconds: 10 * 60 } }));
  });
});

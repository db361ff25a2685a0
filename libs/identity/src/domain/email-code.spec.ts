import { after, NOW } from './account.fixture';
import { secondsUntilRequest, VERIFICATIONS_PER_HOUR } from './email-code';

describe('wait before another code', () => {
  const waitAfter = (...minutesAgo: number[]) =>
    secondsUntilRequest(
      minutesAgo.map((minutes) => after({ minutes: -minutes })),
      NOW,
      VERIFICATIONS_PER_HOUR,
    );

  it('is one minute', () => {
    expect([waitAfter(), waitAfter(1), waitAfter(0.3)]).toEqual([0, 0, 42]);
  });

  it("is zero for five codes in an hour, not counting the sign-up's", () => {
    expect(waitAfter(50, 40, 30, 20, 10)).toBe(0);
  });

  it('lasts until an hour after the first of too many codes', () => {
    expect(waitAfter(50, 40, 30, 20, 10, 5)).toBe(10 * 60);
  });
});

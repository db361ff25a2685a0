import { after, NOW } from './account.fixture';
import { secondsUntilRequest, VERIFICATIONS_AN_HOUR } from './email-code';

describe('the wait for another code', () => {
  const waitAfter = (...minutesAgo: number[]) =>
    secondsUntilRequest(
      minutesAgo.map((minutes) => after({ minutes: -minutes })),
      NOW,
      VERIFICATIONS_AN_HOUR,
    );

  it('is a minute', () => {
    expect([waitAfter(), waitAfter(1), waitAfter(0.3)]).toEqual([0, 0, 42]);
  });

  it('is none for five in an hour, not counting the code of the sign-up', () => {
    expect(waitAfter(50, 40, 30, 20, 10)).toBe(0);
  });

  it('lasts until an hour has passed since the first of too many', () => {
    expect(waitAfter(50, 40, 30, 20, 10, 5)).toBe(10 * 60);
  });
});

import { ReportSignInChange } from '../commands/report-sign-in-change';
import { CompleteSecondStep } from '../commands/complete-second-step';
import { after, NOW } from '../../domain/account.fixture';
import { WrongSecondStep } from '../../domain/attempts.errors';
import { SecondStepNotStarted } from '../domain/sign-in-methods.errors';
import { FindPendingSignIn } from '../queries/find-pending-sign-in';
import { AttemptsInMemory } from '../../processes/attempt-counter.fake';
import { aBrowser, busesOf, plainTokens } from '../../processes/buses.fixture';
import { SecondStep } from './second-step';
import type { SessionIssuer } from '../../processes/session-issuer';

describe('the second step', () => {
  it('pauses after three wrong codes, twice as long each time, and notifies the owner once', async () => {
    const { complete, later, reported } = given();
    for (let n = 0; n < 3; n++) await expect(complete('wrong')).rejects.toThrow(WrongSecondStep);
    expect(reported).toEqual(['second-step-failing']);
    await expect(complete('right')).rejects.toMatchObject({ facts: { retryAfterSeconds: 60 } });

    later({ minutes: 1 });
    await expect(complete('wrong')).rejects.toThrow(WrongSecondStep);
    await expect(complete('wrong')).rejects.toMatchObject({ facts: { retryAfterSeconds: 120 } });
    expect(reported).toHaveLength(1);

    later({ minutes: 3 });
    await complete('right');
    for (let n = 0; n < 2; n++) await expect(complete('wrong')).rejects.toThrow(WrongSecondStep);
  });

  it('does not count without a pending sign-in', async () => {
    const { complete, counts } = given();
    await expect(complete('wrong', 'made up')).rejects.toThrow(SecondStepNotStarted);
    expect(counts()).toEqual({});
  });
});

function given() {
  let now = NOW;
  const counter = new AttemptsInMemory({ now: () => now });
  const reported: string[] = [];
  const { commands, queries } = busesOf([
    [
      FindPendingSignIn,
      ({ tokenHash }: FindPendingSignIn) => (tokenHash === 'token' ? { accountId: 'sam' } : undefined),
    ],
    [
      CompleteSecondStep,
      ({ code }: CompleteSecondStep) => {
        if (code !== 'right') throw new WrongSecondStep();
        return { accountId: 'sam' };
      },
    ],
    [ReportSignInChange, ({ change }: ReportSignInChange) => reported.push(change)],
  ]);
  const issuer = {
    open: async (_: unknown, opening: (browser: object) => object) => commands.execute(opening({}) as never),
  } as unknown as SessionIssuer;
  const step = new SecondStep(commands, queries, counter, issuer, plainTokens);
  return {
    complete: (code: string, token = 'token') => step.complete(token, code, aBrowser),
    later: (passed: Parameters<typeof after>[0]) => (now = after(passed)),
    reported,
    counts: () => counter.counts(),
  };
}

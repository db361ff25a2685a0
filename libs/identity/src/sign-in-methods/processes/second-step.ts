import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { RecordFailedSignIn } from '../../commands/record-failed-sign-in';
import { ReportSignInChange } from '../commands/report-sign-in-change';
import { CompleteSecondStep } from '../commands/complete-second-step';
import { type Attempt, FAILURES_BEFORE_PAUSE, limitOf, pauseAfter } from '../../domain/attempts';
import { SecondStepLocked, WrongSecondStep } from '../../domain/attempts.errors';
import { SecondStepNotStarted } from '../domain/sign-in-methods.errors';
import { FindPendingSignIn } from '../queries/find-pending-sign-in';
import { AttemptCounter } from '../../processes/attempt-counter';
import { type Browser, type IssuedSession, SessionIssuer } from '../../processes/session-issuer';
import { Tokens } from '../../processes/tokens';

/** Finishes a sign-in in the browser where the password was given. Failures are counted per account. */
@Injectable()
export class SecondStep {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly counter: AttemptCounter,
    private readonly issuer: SessionIssuer,
    private readonly tokens: Tokens,
  ) {}

  /** @throws SecondStepNotStarted, SecondStepLocked, WrongSecondStep */
  async complete(token: string | undefined, code: string, browser: Browser): Promise<IssuedSession> {
    const tokenHash = token && this.tokens.hashOf(token);
    const pending = tokenHash && (await this.queries.execute(new FindPendingSignIn(tokenHash)));
    if (!pending) throw new SecondStepNotStarted();
    const { accountId } = pending;
    const attempt: Attempt = { purpose: 'second-step', key: accountId };
    const pause: Attempt = { purpose: 'second-step-pause', key: accountId };

    const failures = await this.count(attempt, pause);
    try {
      const issued = await this.issuer.open(browser, (opening) => new CompleteSecondStep(tokenHash, code, opening));
      for (const counted of [attempt, pause]) await this.counter.reset(counted);
      return issued;
    } catch (error) {
      if (!(error instanceof WrongSecondStep)) {
        await this.counter.restore(attempt);
        throw error;
      }
      const failure = { accountId, target: accountId, network: browser.network, reason: 'second-step' } as const;
      await this.commands.execute(new RecordFailedSignIn(failure));
      if (failures === FAILURES_BEFORE_PAUSE) {
        await this.commands.execute(new ReportSignInChange(accountId, 'second-step-failing'));
      }
      throw error;
    }
  }

  /** @returns the number of failures, if this attempt fails */
  private async count(attempt: Attempt, pause: Attempt): Promise<number> {
    const counted = await this.counter.count(attempt, limitOf(attempt.purpose));
    const failures = 'count' in counted ? counted.count : FAILURES_BEFORE_PAUSE;
    if (failures < FAILURES_BEFORE_PAUSE) return failures;
    // Verify only one attempt per pause.
    const paused = await this.counter.count(pause, pauseAfter(failures));
    if ('count' in paused) return failures;
    await this.counter.restore(attempt);
    throw new SecondStepLocked(paused.retryAfterSeconds);
  }
}

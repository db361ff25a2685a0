import type { DomainError } from '@casewright/kernel';
import { Injectable } from '@nestjs/common';
import {
  CodeEntryLocked,
  LinkLocked,
  SecondStepLocked,
  TooManyPasswordAttempts,
  TooManySignInAttempts,
  WrongSecret,
} from '../domain/attempts.errors';
import { type Attempt, type AttemptPurpose, limitOf, WRONG_CODES_PER_DAY } from '../domain/attempts';
import type { CodePurpose } from '../domain/email-code';
import { AttemptCounter } from './attempt-counter';

const BUDGET: Attempt = { purpose: 'code-budget', key: 'everybody' };

const REFUSALS: Readonly<Record<AttemptPurpose, new (retryAfterSeconds: number) => DomainError>> = {
  'verify-email': CodeEntryLocked,
  'reset-password': CodeEntryLocked,
  'change-email': CodeEntryLocked,
  'code-network': CodeEntryLocked,
  'code-budget': CodeEntryLocked,
  'sign-in': TooManySignInAttempts,
  'sign-in-known-device': TooManySignInAttempts,
  'sign-in-network': TooManySignInAttempts,
  'confirm-password': TooManyPasswordAttempts,
  'second-step': SecondStepLocked,
  'second-step-pause': SecondStepLocked,
  'advocate-link': LinkLocked,
};

/** Counts an attempt before the secret is verified, and takes it back unless the secret was wrong. */
@Injectable()
export class Attempts {
  constructor(private readonly counter: AttemptCounter) {}

  /** @throws TooManySignInAttempts, TooManyPasswordAttempts */
  async during<T>(attempts: readonly Attempt[], verify: () => Promise<T>): Promise<T> {
    await this.count(attempts);
    return this.restoredUnlessWrong(attempts, verify);
  }

  /** Counts by address, network and day. Many wrong codes in a day lower the limits. @throws CodeEntryLocked */
  async duringCode<T>(purpose: CodePurpose, email: string, network: string, verify: () => Promise<T>): Promise<T> {
    const today = await this.counter.count(BUDGET, limitOf(BUDGET.purpose));
    const isStrict = 'count' in today && today.count > WRONG_CODES_PER_DAY;
    const attempts = [
      { purpose, key: email },
      { purpose: 'code-network', key: network },
    ] as const;
    return this.restoredUnlessWrong([BUDGET], async () => {
      await this.count(attempts, isStrict);
      return this.restoredUnlessWrong(attempts, verify);
    });
  }

  /** Counts all or none. */
  async count(attempts: readonly Attempt[], isStrict = false): Promise<void> {
    for (const [index, attempt] of attempts.entries()) {
      const counted = await this.counter.count(attempt, limitOf(attempt.purpose, isStrict));
      if ('count' in counted) continue;
      await this.restore(attempts.slice(0, index));
      throw new REFUSALS[attempt.purpose](counted.retryAfterSeconds);
    }
  }

  /** @returns when the last of the locks ends. Undefined if none of the attempts is locked. */
  async lockedUntil(attempts: readonly Attempt[]): Promise<Date | undefined> {
    const [today] = await this.counter.find([BUDGET]);
    // The next wrong code counts, too.
    const isStrict = today !== undefined && today.count >= WRONG_CODES_PER_DAY;
    const windows = await this.counter.find(attempts);
    const locks = windows.filter(({ attempt: { purpose }, count }) => {
      const isCode = REFUSALS[purpose] === CodeEntryLocked;
      return count >= limitOf(purpose, isStrict && isCode).attempts;
    });
    return locks.map(({ endsAt }) => endsAt).sort((one, other) => other.getTime() - one.getTime())[0];
  }

  async restore(attempts: readonly Attempt[]): Promise<void> {
    for (const attempt of attempts) await this.counter.restore(attempt);
  }

  private async restoredUnlessWrong<T>(attempts: readonly Attempt[], verify: () => Promise<T>): Promise<T> {
    try {
      const result = await verify();
      await this.restore(attempts);
      return result;
    } catch (error) {
      if (!(error instanceof WrongSecret)) await this.restore(attempts);
      throw error;
    }
  }
}

import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Attempt, AttemptPurpose } from '../domain/attempts';
import { AccountNotFound } from '../domain/account.errors';
import { FindUser } from '../queries/find-user';
import { AttemptCounter } from './attempt-counter';

const BY_ADDRESS: readonly AttemptPurpose[] = ['sign-in', 'verify-email', 'reset-password'];
const BY_ACCOUNT: readonly AttemptPurpose[] = ['confirm-password', 'second-step', 'second-step-pause'];

/** Resets a user's attempt counters. Those of their network stay. */
@Injectable()
export class UnlockAccount {
  constructor(
    private readonly queries: QueryBus,
    private readonly counter: AttemptCounter,
  ) {}

  /** @throws AccountNotFound */
  async unlock(accountId: string): Promise<void> {
    const user = await this.queries.execute(new FindUser(accountId));
    if (!user) throw new AccountNotFound(accountId);
    const attempts: readonly Attempt[] = [
      ...BY_ADDRESS.map((purpose) => ({ purpose, key: user.email })),
      ...BY_ACCOUNT.map((purpose) => ({ purpose, key: user.id })),
    ];
    for (const attempt of attempts) await this.counter.reset(attempt);
  }
}

import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { AccountNotFound } from '../domain/account.errors';
import { type Attempt, attemptOnDevice, type AttemptPurpose } from '../domain/attempts';
import { FindUser, type User } from '../queries/find-user';
import { ListDeviceTokenHashes } from '../queries/list-device-token-hashes';
import { AttemptCounter } from './attempt-counter';
import { Attempts } from './attempts';

const BY_ADDRESS: readonly AttemptPurpose[] = ['sign-in', 'verify-email', 'reset-password'];
const BY_ACCOUNT: readonly AttemptPurpose[] = ['confirm-password', 'second-step', 'second-step-pause'];

type Subject = Pick<User, 'id' | 'email'>;

/** Locks after a user's wrong passwords and codes, without those of the network. */
@Injectable()
export class AccountLocks {
  constructor(
    private readonly queries: QueryBus,
    private readonly counter: AttemptCounter,
    private readonly attempts: Attempts,
  ) {}

  /** @returns when the last lock ends. Undefined without one. */
  async lockedUntil(user: Subject): Promise<Date | undefined> {
    return this.attempts.lockedUntil(await this.attemptsOf(user));
  }

  /** @throws AccountNotFound */
  async unlock(accountId: string): Promise<void> {
    const user = await this.queries.execute(new FindUser(accountId));
    if (!user) throw new AccountNotFound(accountId);
    for (const attempt of await this.attemptsOf(user)) await this.counter.reset(attempt);
  }

  private async attemptsOf({ id, email }: Subject): Promise<readonly Attempt[]> {
    const devices = await this.queries.execute(new ListDeviceTokenHashes(id));
    return [
      ...BY_ADDRESS.map((purpose) => ({ purpose, key: email })),
      ...BY_ACCOUNT.map((purpose) => ({ purpose, key: id })),
      ...devices.map((tokenHash) => attemptOnDevice(id, tokenHash)),
    ];
  }
}

import { Injectable } from '@nestjs/common';
import { AsyncLocalStorage } from 'node:async_hooks';
import pLimit, { type Limit } from 'p-limit';

/** So that one user whose rows are locked cannot take every connection of the pool. */
const MAX_TRANSACTIONS = 3;

/** Bounds the transactions that one user has open at once. The rest wait in order, without a connection. */
@Injectable()
export class TransactionsPerUser {
  private readonly currentUser = new AsyncLocalStorage<string>();
  private readonly limitOf = new Map<string, Limit>();

  during<T>(userId: string, work: () => T): T {
    return this.currentUser.run(userId, work);
  }

  /** Without a user, such as in a scheduled job, the work is not bounded. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const userId = this.currentUser.getStore();
    if (!userId) return work();
    const limit = this.limitOf.get(userId) ?? pLimit(MAX_TRANSACTIONS);
    this.limitOf.set(userId, limit);
    try {
      // Bound, because the limiter starts what waited from the context of the work before it.
      return await limit(AsyncLocalStorage.bind(work));
    } finally {
      if (limit.activeCount + limit.pendingCount === 0) this.limitOf.delete(userId);
    }
  }
}

import { Injectable } from '@nestjs/common';
import { AsyncLocalStorage } from 'node:async_hooks';
import pLimit, { type Limit } from 'p-limit';

/** Keeps a user whose rows are locked from taking every connection of the pool. */
const MAX_TRANSACTIONS = 3;

/** Limits open transactions per user. Others wait in order without a connection. */
@Injectable()
export class TransactionsPerUser {
  private readonly currentUser = new AsyncLocalStorage<string>();
  private readonly limitOf = new Map<string, Limit>();

  during<T>(userId: string, work: () => T): T {
    return this.currentUser.run(userId, work);
  }

  /** Not limited without a user, as in scheduled jobs. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const userId = this.currentUser.getStore();
    if (!userId) return work();
    const limit = this.limitOf.get(userId) ?? pLimit(MAX_TRANSACTIONS);
    this.limitOf.set(userId, limit);
    try {
      // The limiter would run waiting work in the previous work's async context.
      return await limit(AsyncLocalStorage.bind(work));
    } finally {
      if (limit.activeCount + limit.pendingCount === 0) this.limitOf.delete(userId);
    }
  }
}

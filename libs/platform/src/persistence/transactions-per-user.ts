import { Injectable } from '@nestjs/common';
import { AsyncLocalStorage } from 'node:async_hooks';

/** So that one user whose rows are locked cannot take every connection of the pool. */
const MAX_TRANSACTIONS = 3;

interface Slots {
  free: number;
  readonly waiting: (() => void)[];
}

/** Bounds the transactions that one user has open at once. The rest wait in order, without a connection. */
@Injectable()
export class TransactionsPerUser {
  private readonly currentUser = new AsyncLocalStorage<string>();
  private readonly slotsOf = new Map<string, Slots>();

  /** Everything within belongs to this user's request. */
  during<T>(userId: string, work: () => T): T {
    return this.currentUser.run(userId, work);
  }

  /** Without a user, such as in a scheduled job, the work is not bounded. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const userId = this.currentUser.getStore();
    if (!userId) return work();
    await this.take(userId);
    try {
      return await work();
    } finally {
      this.release(userId);
    }
  }

  private async take(userId: string): Promise<void> {
    const slots = this.slotsOf.get(userId) ?? { free: MAX_TRANSACTIONS, waiting: [] };
    this.slotsOf.set(userId, slots);
    if (slots.free > 0) slots.free -= 1;
    else await new Promise<void>((resolve) => slots.waiting.push(resolve));
  }

  private release(userId: string): void {
    const slots = this.slotsOf.get(userId);
    if (!slots) return;
    const next = slots.waiting.shift();
    if (next) return next();
    slots.free += 1;
    if (slots.free === MAX_TRANSACTIONS) this.slotsOf.delete(userId);
  }
}

import type { Transactions } from '../persistence/transactions';

type Method = (...args: readonly unknown[]) => Promise<unknown>;

/** A repository each of whose methods runs in a transaction of its own, as if a command called it. */
export const eachInTransaction = <Repository extends object>(
  transactions: Transactions,
  repository: Repository,
): Repository =>
  new Proxy(repository, {
    get: (target, name) => {
      const method = Reflect.get(target, name) as Method;
      return (...args: readonly unknown[]) => transactions.run(() => method.apply(target, [...args]));
    },
  });

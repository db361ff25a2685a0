import type { Transactions } from '../persistence/transactions';

type Method = (...args: readonly unknown[]) => Promise<unknown>;

/** Runs each method of a repository in its own transaction, as a command would. */
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

import { AsyncLocalStorage } from 'node:async_hooks';
import { TransactionsPerUser } from './transactions-per-user';

describe('one user’s transactions', () => {
  it('are limited to three at a time, without blocking another user', async () => {
    const perUser = new TransactionsPerUser();
    const opened: string[] = [];
    const gate = Promise.withResolvers<void>();
    const open = (user: string) =>
      perUser.during(user, () =>
        perUser.run(async () => {
          opened.push(user);
          await gate.promise;
        }),
      );

    const all = [...Array.from({ length: 5 }, () => open('ann')), open('ben')];
    await new Promise(setImmediate);
    expect(opened.toSorted()).toEqual(['ann', 'ann', 'ann', 'ben']);

    gate.resolve();
    await Promise.all(all);
    expect(opened).toHaveLength(6);
  });

  it('keep their request’s context while waiting', async () => {
    const perUser = new TransactionsPerUser();
    const request = new AsyncLocalStorage<number>();
    const seen: [number, number | undefined][] = [];
    const asked = Array.from({ length: 8 }, (_, n) =>
      request.run(n, () =>
        perUser.during('ann', () =>
          perUser.run(async () => {
            await Promise.resolve();
            seen.push([n, request.getStore()]);
          }),
        ),
      ),
    );

    await Promise.all(asked);

    expect(seen.filter(([n, of]) => n !== of)).toEqual([]);
    expect(seen).toHaveLength(8);
  });
});

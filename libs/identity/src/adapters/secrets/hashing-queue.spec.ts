import { TooManyPasswordsAtOnce } from '../../domain/account.errors';
import { HashingQueue } from './hashing-queue';

describe('password hashing queue', () => {
  const given = (expectedMs = 10) => {
    const started: number[] = [];
    const tasks = Array.from({ length: 8 }, () => Promise.withResolvers<void>());
    let now = 0;
    const queue = new HashingQueue(2, expectedMs, 2_000, () => now);
    const run = (n: number) =>
      queue.run(async () => {
        started.push(n);
        await tasks[n]?.promise;
        return n;
      });
    return { started, tasks, run, pass: (ms: number) => (now += ms) };
  };
  const settled = () => new Promise(setImmediate);

  it('runs two tasks at once, in order of arrival', async () => {
    const { started, tasks, run } = given();
    const all = [0, 1, 2, 3].map(run);
    await settled();
    expect(started).toEqual([0, 1]);

    tasks[1]?.resolve();
    await settled();
    expect(started).toEqual([0, 1, 2]);

    for (const { resolve } of tasks) resolve();
    expect(await Promise.all(all)).toEqual([0, 1, 2, 3]);
  });

  it('continues after a failed task', async () => {
    const { tasks, run } = given();
    const all = [0, 1, 2].map(run);
    tasks[0]?.reject(new Error('failed'));
    for (const { resolve } of tasks) resolve();

    await expect(all[0]).rejects.toThrow('failed');
    expect(await Promise.all([...all.slice(1), run(3)])).toEqual([1, 2, 3]);
  });

  it('rejects tasks that would wait longer than two seconds', async () => {
    const { started, tasks, run } = given(1_000);
    const all = [0, 1, 2, 3, 4, 5].map(run);

    await expect(run(6)).rejects.toThrow(TooManyPasswordsAtOnce);
    expect(started).toEqual([0, 1]);

    for (const { resolve } of tasks) resolve();
    expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('accepts fewer tasks when they take longer', async () => {
    const { tasks, run, pass } = given(1_000);
    const slow = run(0);
    pass(21_000);
    tasks[0]?.resolve();
    await slow;

    const all = [1, 2].map(run);
    await expect(run(3)).rejects.toThrow(TooManyPasswordsAtOnce);
    for (const { resolve } of tasks) resolve();
    expect(await Promise.all(all)).toEqual([1, 2]);
  });
});

import { Turns } from './turns';

describe('turns', () => {
  const given = () => {
    const begun: number[] = [];
    const works = [0, 1, 2, 3].map(() => Promise.withResolvers<void>());
    const turns = new Turns(2);
    const begin = (n: number) =>
      turns.take(async () => {
        begun.push(n);
        await works[n]?.promise;
        return n;
      });
    return { begun, works, begin };
  };
  const settled = () => new Promise(setImmediate);

  it('are taken by so many at once, in the order in which they came', async () => {
    const { begun, works, begin } = given();
    const all = [0, 1, 2, 3].map(begin);
    await settled();
    expect(begun).toEqual([0, 1]);

    works[1]?.resolve();
    await settled();
    expect(begun).toEqual([0, 1, 2]);

    for (const { resolve } of works) resolve();
    expect(await Promise.all(all)).toEqual([0, 1, 2, 3]);
  });

  it('go on after one that failed', async () => {
    const { works, begin } = given();
    const all = [0, 1, 2].map(begin);
    works[0]?.reject(new Error('not this time'));
    works[1]?.resolve();
    works[2]?.resolve();

    await expect(all[0]).rejects.toThrow('not this time');
    expect(await Promise.all(all.slice(1))).toEqual([1, 2]);
    works[3]?.resolve();
    expect(await begin(3)).toBe(3);
  });
});

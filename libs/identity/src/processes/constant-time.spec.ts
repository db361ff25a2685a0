import { inConstantTime } from './constant-time';

describe('answers in constant time', () => {
  it.each([
    ['done', () => Promise.resolve()],
    ['refused', () => Promise.reject(new Error('refused'))],
  ])('waits when the work is %s early', async (_, work) => {
    let isOver = false;
    const answer = inConstantTime(work())
      .catch(() => undefined)
      .finally(() => (isOver = true));

    await new Promise(setImmediate);
    expect(isOver).toBe(false);
    await answer;
  });

  it('throws the error of the work', async () => {
    await expect(inConstantTime(Promise.reject(new Error('unavailable')))).rejects.toThrow('unavailable');
  });
});

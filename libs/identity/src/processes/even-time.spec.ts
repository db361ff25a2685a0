import { inEvenTime } from './even-time';

describe('answer in even time', () => {
  it.each([
    ['done', () => Promise.resolve()],
    ['refused', () => Promise.reject(new Error('refused'))],
  ])('waits when the work is %s early', async (_, work) => {
    let isOver = false;
    const answer = inEvenTime(work())
      .catch(() => undefined)
      .finally(() => (isOver = true));

    await new Promise(setImmediate);
    expect(isOver).toBe(false);
    await answer;
  });

  it('throws the error of the work', async () => {
    await expect(inEvenTime(Promise.reject(new Error('unavailable')))).rejects.toThrow('unavailable');
  });
});

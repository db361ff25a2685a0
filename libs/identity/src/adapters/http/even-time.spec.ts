import { inEvenTime } from './even-time';

describe('an answer in even time', () => {
  it('waits when the work is done early', async () => {
    let answered = false;
    const answer = inEvenTime(Promise.resolve('done')).finally(() => (answered = true));

    await new Promise(setImmediate);
    expect(answered).toBe(false);

    expect(await answer).toBe('done');
  });

  it('is the refusal when the work fails', async () => {
    await expect(inEvenTime(Promise.reject(new Error('away')))).rejects.toThrow('away');
  });
});

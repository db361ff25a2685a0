import { after, NOW } from './account.fixture';
import { Tries } from './tries';

describe('tries at a code', () => {
  const taken = (count: number, start = NOW) => {
    const tries = new Tries('verify-email', 0, start);
    for (let n = 0; n < count; n++) tries.take(after({ minutes: n }));
    return tries;
  };

  it('are locked after five, until fifteen minutes after the first', () => {
    expect(taken(4).secondsLocked(after({ minutes: 4 }))).toBe(0);
    expect(taken(5).secondsLocked(after({ minutes: 5 }))).toBe(10 * 60);
    expect(taken(5).secondsLocked(after({ minutes: 15 }))).toBe(0);
  });

  it('are fewer while many codes are guessed', () => {
    expect(taken(1).secondsLocked(after({ minutes: 1 }), true)).toBe(0);
    expect(taken(2).secondsLocked(after({ minutes: 2 }), true)).toBe(13 * 60);
  });

  it('are never locked for longer than a window, even by a clock that is behind', () => {
    expect(taken(5).secondsLocked(after({ seconds: -30 }))).toBe(15 * 60);
  });

  it('are counted anew in a new window', () => {
    const tries = taken(5);

    tries.take(after({ minutes: 16 }));

    expect(tries).toMatchObject({ taken: 1, windowStartedAt: after({ minutes: 16 }) });
  });

  it('begin their window with the first of them, however old the record is', () => {
    expect(taken(1, after({ minutes: -10 })).windowStartedAt).toEqual(NOW);
  });

  it('are given back when they were right, and never below none', () => {
    const tries = taken(1);
    tries.release();
    tries.release();
    expect(tries.taken).toBe(0);
  });

  it('from one network are a hundred', () => {
    expect(new Tries('network-address', 99, NOW).secondsLocked(NOW)).toBe(0);
    expect(new Tries('network-address', 100, NOW).secondsLocked(NOW)).toBe(15 * 60);
  });

  it('at a password are ten', () => {
    expect(new Tries('sign-in', 9, NOW).secondsLocked(NOW)).toBe(0);
    expect(new Tries('sign-in', 10, NOW).secondsLocked(NOW)).toBe(15 * 60);
  });
});

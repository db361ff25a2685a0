import { after, NOW } from '../domain/account.fixture';
import { WRONG_CODES_PER_DAY } from '../domain/attempts';
import { CodeEntryLocked, CodeRefused, TooManySignInAttempts } from '../domain/attempts.errors';
import { AttemptsInMemory } from './attempt-counter.fake';
import { Attempts } from './attempts';

const wrong = () => Promise.reject(new CodeRefused('wrong'));
const right = () => Promise.resolve('right');

function given() {
  let now = NOW;
  const counter = new AttemptsInMemory({ now: () => now });
  const attempts = new Attempts(counter);
  return {
    counter,
    attempts,
    later: (minutes: number) => (now = after({ minutes })),
    enter: (verify: () => Promise<unknown>, email = 'sam@acme.example', network = email) =>
      attempts.duringCode('verify-email', email, network, verify),
  };
}

describe('attempts', () => {
  it('stay counted for a wrong secret, and are taken back otherwise', async () => {
    const { attempts, counter } = given();
    const key = { purpose: 'confirm-password', key: 'sam' } as const;

    await attempts.during([key], right);
    await expect(attempts.during([key], () => Promise.reject(new Error('too busy')))).rejects.toThrow('too busy');
    expect(counter.counts()).toEqual({ 'confirm-password': 0 });

    await expect(attempts.during([key], wrong)).rejects.toThrow(CodeRefused);
    expect(counter.counts()).toEqual({ 'confirm-password': 1 });
  });

  it('allow five wrong passwords in 15 minutes when confirming', async () => {
    const { attempts, later } = given();
    const key = { purpose: 'confirm-password', key: 'sam' } as const;
    for (let n = 0; n < 5; n++) await attempts.during([key], wrong).catch(() => undefined);

    await expect(attempts.during([key], right)).rejects.toMatchObject({
      code: 'identity.too-many-password-attempts',
      facts: { retryAfterSeconds: 900 },
    });
    later(15);
    expect(await attempts.during([key], right)).toBe('right');
  });

  it('count for all keys or none', async () => {
    const { attempts, counter } = given();
    const [network, address] = [
      { purpose: 'sign-in-network', key: 'network' },
      { purpose: 'sign-in', key: 'sam@acme.example' },
    ] as const;
    for (let n = 0; n < 10; n++) await attempts.count([address]);

    await expect(attempts.count([network, address])).rejects.toThrow(TooManySignInAttempts);
    expect(counter.counts()).toEqual({ 'sign-in-network': 0, 'sign-in': 10 });
  });
});

describe('emailed code', () => {
  it('is locked after five wrong ones until the window ends', async () => {
    const { enter, later } = given();
    for (let n = 0; n < 5; n++) await expect(enter(wrong)).rejects.toThrow(CodeRefused);
    await expect(enter(right)).rejects.toMatchObject({ facts: { retryAfterSeconds: 900 } });
    later(15);
    expect(await enter(right)).toBe('right');
  });

  it('is locked for a network that guesses at 30 addresses', async () => {
    const { enter } = given();
    for (let n = 0; n < 30; n++) await enter(wrong, `sam-${n}@acme.example`, 'network').catch(() => undefined);
    await expect(enter(right, 'kim@acme.example', 'network')).rejects.toThrow(CodeEntryLocked);
    expect(await enter(right, 'kim@acme.example')).toBe('right');
  });

  it('has a lower limit per address after too many wrong codes in a day, and is never locked for everyone', async () => {
    const { enter, attempts } = given();
    const key = { purpose: 'verify-email', key: 'sam@acme.example' } as const;
    for (let n = 0; n < WRONG_CODES_PER_DAY - 3; n++)
      await enter(wrong, `sam-${n}@acme.example`).catch(() => undefined);
    for (let n = 0; n < 2; n++) await expect(enter(wrong)).rejects.toThrow(CodeRefused);

    expect(await attempts.lockedUntil([key])).toBeUndefined();
    await expect(enter(wrong)).rejects.toThrow(CodeRefused);

    expect(await attempts.lockedUntil([key])).toBeDefined();
    await expect(enter(right)).rejects.toThrow(CodeEntryLocked);
    expect(await enter(right, 'kim@acme.example')).toBe('right');
  });

  it('does not count for the day when refused as locked', async () => {
    const { enter, counter } = given();
    for (let n = 0; n < 9; n++) await enter(wrong).catch(() => undefined);
    expect(counter.counts()).toEqual({ 'code-budget': 5, 'verify-email': 5, 'code-network': 5 });
  });
});

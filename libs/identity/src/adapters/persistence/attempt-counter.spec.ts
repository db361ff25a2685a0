import type { Attempt } from '../../domain/attempts';
import type { AttemptCounter } from '../../processes/attempt-counter';
import { AttemptsInMemory } from '../../processes/attempt-counter.fake';
import { identityDatabase } from './database.fixture';
import { SqlAttemptCounter } from './sql-attempt-counter';

const LIMIT = { attempts: 3, windowSeconds: 900 };

describe.each([
  ['in memory', inMemory],
  ['in PostgreSQL', inPostgres],
])('attempt counter %s', (_, open) => {
  let counter: AttemptCounter;
  let windowPasses: () => Promise<unknown>;
  let close: () => Promise<unknown>;

  beforeAll(async () => ({ counter, windowPasses, close } = await open()));
  afterAll(() => close());

  const attemptOf = (purpose: Attempt['purpose'] = 'sign-in', key: string = crypto.randomUUID()): Attempt => ({
    purpose,
    key,
  });

  it('counts up to the limit, separately for each purpose and key', async () => {
    const attempt = attemptOf();
    for (const count of [1, 2, 3]) expect(await counter.count(attempt, LIMIT)).toEqual({ count });

    expect(await counter.count(attempt, LIMIT)).toEqual({ retryAfterSeconds: 900 });
    expect(await counter.count(attemptOf('confirm-password', attempt.key), LIMIT)).toEqual({ count: 1 });
    expect(await counter.count(attemptOf(), LIMIT)).toEqual({ count: 1 });
  });

  it('counts concurrent attempts and lets no more than the limit through', async () => {
    const attempt = attemptOf();

    const counted = await Promise.all(Array.from({ length: 20 }, () => counter.count(attempt, LIMIT)));

    expect(counted.filter((one) => 'count' in one)).toHaveLength(3);
  });

  it('takes an attempt back, never below zero', async () => {
    const attempt = attemptOf();
    await counter.count(attempt, LIMIT);
    for (let n = 0; n < 2; n++) await counter.restore(attempt);
    expect(await counter.count(attempt, LIMIT)).toEqual({ count: 1 });

    await counter.count(attempt, LIMIT);
    await counter.reset(attempt);
    expect(await counter.count(attempt, LIMIT)).toEqual({ count: 1 });
  });

  it('finds the open windows, and starts over after them', async () => {
    const attempt = attemptOf();
    await counter.count(attempt, LIMIT);
    const others = [attemptOf('confirm-password', attempt.key), attemptOf()];
    expect(await counter.find([...others, attempt])).toEqual([{ attempt, count: 1, endsAt: expect.any(Date) as Date }]);
    for (let n = 0; n < 3; n++) await counter.count(attempt, LIMIT);
    await windowPasses();
    expect(await counter.find([attempt])).toEqual([]);
    expect(await counter.count(attempt, LIMIT)).toEqual({ count: 1 });
    expect(await counter.find([])).toEqual([]);
  });

  it('counts without a limit', async () => {
    const attempt = attemptOf();
    const unlimited = { attempts: Infinity, windowSeconds: 900 };
    await counter.count(attempt, unlimited);
    expect(await counter.count(attempt, unlimited)).toEqual({ count: 2 });
  });
});

async function inMemory() {
  let now = new Date();
  const windowPasses = async () => (now = new Date(now.getTime() + LIMIT.windowSeconds * 1000));
  return { counter: new AttemptsInMemory({ now: () => now }), windowPasses, close: async () => undefined };
}

async function inPostgres() {
  const orm = await identityDatabase();
  return {
    counter: new SqlAttemptCounter(orm.em),
    windowPasses: () => orm.em.fork().execute(`update identity.attempts set expires_at = now() - interval '1 minute'`),
    close: () => orm.close(),
  };
}

import { times } from '@casewright/platform/testing';
import type { RunningApi } from './running-api';
import { startTwoWithSessions, Visitor } from './visitor';

const ACCOUNTS = times({ test: 4, soak: 20 });
const NETWORKS = times({ test: 4, soak: 20 });
const GUESSES = times({ test: 7, soak: 20 });

describe('guessing from many networks at many accounts', () => {
  let api: RunningApi;

  beforeAll(async () => {
    api = await startTwoWithSessions();
  });
  afterAll(() => api.stop());

  it('allows 10 passwords per account, and never locks owners out of their own devices', async () => {
    const owners = await Promise.all(Array.from({ length: ACCOUNTS }, () => Visitor.verified(api)));

    const statuses = await script(owners, (guesser, n) => guesser.signIn(`Wrong-horse-${n}`));

    for (const email of owners.map((owner) => owner.email)) {
      expect(statuses.filter((one) => one.email === email && one.status === 401)).toHaveLength(10);
    }
    expect(statuses.filter(({ status }) => status === 429)).toHaveLength(statuses.length - 10 * ACCOUNTS);
    const back = await Promise.all(owners.map((owner) => owner.comeBack().signIn()));
    expect(back.map(({ status }) => status)).toEqual(owners.map(() => 200));
    expect((await new Visitor(api, owners[0]?.email).signIn()).status).toBe(429);

    await api.sql(`update identity.attempts set expires_at = now() - interval '1 minute'`);
    expect((await new Visitor(api, owners[0]?.email).signIn()).status).toBe(200);
  });

  it('allows 5 codes per account', async () => {
    const owners = await Promise.all(Array.from({ length: ACCOUNTS }, () => Visitor.signedUp(api)));
    const before = await spent();

    const statuses = await script(owners, (guesser) => guesser.verify('000000'));

    for (const email of owners.map((owner) => owner.email)) {
      expect(statuses.filter((one) => one.email === email && one.status === 200)).toHaveLength(5);
    }
    expect((await spent()) - before).toBe(5 * ACCOUNTS);
  });

  it('allows 100 passwords per network', async () => {
    const guesser = new Visitor(api);
    const guesses = times({ test: 104, soak: 200 });
    const statuses: number[] = [];
    for (let n = 0; n < guesses; n++) {
      // Avoids the separate per-minute limit.
      const from = new Visitor(api, `nobody-${n}@acme.example`).at(guesser);
      statuses.push((await from.signIn('Wrong-horse-1')).status);
    }
    const [network] = await api.sql<{ taken: number }>(
      `select max(count)::int as taken from identity.attempts where purpose = 'sign-in-network'`,
    );
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(100);
    expect(network?.taken).toBeLessThanOrEqual(100);
    expect(statuses.at(-1)).toBe(429);
  });

  const script = async (
    owners: readonly Visitor[],
    guess: (guesser: Visitor, n: number) => ReturnType<Visitor['signIn']>,
  ) => {
    const told: { email: string; status: number }[] = [];
    const guessFrom = async (network: Visitor) => {
      for (let n = 0; n < GUESSES; n++) {
        for (const { email } of owners) {
          told.push({ email, status: (await guess(new Visitor(api, email).at(network), n)).status });
        }
      }
    };
    await Promise.all(Array.from({ length: NETWORKS }, () => guessFrom(new Visitor(api))));
    return told;
  };

  const spent = async (): Promise<number> => {
    const [today] = await api.sql<{ wrong: number }>(
      `select count as wrong from identity.attempts where purpose = 'code-budget'`,
    );
    return today?.wrong ?? 0;
  };
});

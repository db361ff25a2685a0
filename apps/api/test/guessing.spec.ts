import { times } from '@casewright/platform/testing';
import type { RunningApi } from './running-api';
import { startTwoWithSessions, Visitor } from './visitor';

const ACCOUNTS = times({ test: 2, soak: 20 });
const NETWORKS = times({ test: 4, soak: 20 });
const GUESSES = times({ test: 7, soak: 20 });

describe('guessing from many networks at many accounts', () => {
  let api: RunningApi;

  beforeAll(async () => {
    api = await startTwoWithSessions();
  });
  afterAll(() => api.stop());

  it('allows 10 passwords per address, known or not, and never locks owners out of their own devices', async () => {
    const owners = await Promise.all(Array.from({ length: ACCOUNTS }, () => Visitor.verified(api)));
    const emails = ['nobody@acme.example', ...owners.map((owner) => owner.email)];

    const told: { email: string; status: number }[] = [];
    const guessFrom = async (network: Visitor) => {
      for (let n = 0; n < GUESSES; n++) {
        for (const email of emails) {
          const { status } = await new Visitor(api, email).at(network).signIn(`Wrong-horse-${n}`);
          told.push({ email, status });
        }
      }
    };
    await Promise.all(Array.from({ length: NETWORKS }, () => guessFrom(new Visitor(api))));

    for (const email of emails) {
      const statuses = told.filter((one) => one.email === email).map(({ status }) => status);
      expect(statuses.filter((status) => status === 401)).toHaveLength(10);
      expect(statuses.filter((status) => status === 429)).toHaveLength(statuses.length - 10);
    }
    const back = await Promise.all(owners.map((owner) => owner.comeBack().signIn()));
    expect(back.map(({ status }) => status)).toEqual(owners.map(() => 200));
    expect((await new Visitor(api, owners[0]?.email).signIn()).status).toBe(429);

    await api.sql(`update identity.attempts set expires_at = now() - interval '1 minute'`);
    expect((await new Visitor(api, owners[0]?.email).signIn()).status).toBe(200);
  });
});

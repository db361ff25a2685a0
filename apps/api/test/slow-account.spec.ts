import { EntityManager } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { RunningApi } from './running-api';

describe('an account that somebody holds locked', () => {
  let api: RunningApi;
  let client: Client;

  beforeAll(async () => {
    api = await RunningApi.startWith({ DATABASE_TIMEOUT_FACTOR: '1' });
    client = new Client({ connectionString: api.databaseUrl });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await api.stop();
  });

  it('keeps nobody else from starting a case', async () => {
    const [slow, quick] = [await api.givenSellerWith(1_000), await api.givenSellerWith(1_000)];
    await client.query('begin');
    await client.query('select from billing.credit_accounts where owner_id = $1 for update', [slow]);

    const waiting = Promise.all(Array.from({ length: 30 }, () => api.startCase(slow)));
    expect((await api.startCase(quick)).status).toBe(201);

    await client.query('rollback');
    expect((await waiting).map(({ status }) => status)).toEqual(Array(30).fill(201));
  });

  it('is waited for by the server no longer than by its client', async () => {
    const shown = async (setting: string) =>
      (
        await api
          .get(EntityManager)
          .fork()
          .execute<{ value: string }[]>(`select current_setting('${setting}') as value`)
      )[0]?.value;

    expect([await shown('lock_timeout'), await shown('statement_timeout')]).toEqual(['5s', '12s']);
  });
});

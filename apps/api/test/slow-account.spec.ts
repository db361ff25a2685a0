import { EntityManager } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { RunningApi } from './running-api';

describe('a locked account row', () => {
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

  it('does not block other sellers from starting cases', async () => {
    const [slow, quick] = [await api.givenSellerWith(1_000), await api.givenSellerWith(1_000)];
    await client.query('begin');
    await client.query('select from billing.credit_accounts where owner_id = $1 for update', [slow]);

    const waiting = Promise.all(Array.from({ length: 30 }, () => api.startCase(slow)));
    expect((await api.startCase(quick)).status).toBe(201);

    await client.query('rollback');
    expect((await waiting).map(({ status }) => status)).toEqual(Array(30).fill(201));
  });

  it('makes the server give up no later than its client', async () => {
    const names = ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout', 'tcp_keepalives_idle'];
    const question = `select ${names.map((name) => `current_setting('${name}') as ${name}`).join(', ')}`;
    expect(await api.get(EntityManager).fork().execute(question)).toEqual([
      {
        lock_timeout: '5s',
        statement_timeout: '12s',
        idle_in_transaction_session_timeout: '15s',
        tcp_keepalives_idle: '30',
      },
    ]);
  });
});

import { MikroORM } from '@mikro-orm/postgresql';
import { PostgresDialect } from 'kysely';
import { Client } from 'pg';
import { emptyDatabase } from '../testing/empty-database';
import { CommandPool } from './command-pool';
import { Transactions } from './transactions';

const CONNECTIONS = 2;

describe('a transaction with a lost connection', () => {
  let orm: MikroORM;
  let transactions: Transactions;
  let holder: Client;

  beforeAll(async () => {
    const clientUrl = await emptyDatabase();
    holder = new Client(clientUrl);
    await holder.connect();
    await holder.query('select pg_advisory_lock(1)');
    const limits = { connectionTimeoutMillis: 3_000, query_timeout: 2_000 };
    const pool = new CommandPool({ connectionString: clientUrl, max: CONNECTIONS, ...limits });
    orm = await MikroORM.init({
      clientUrl,
      discovery: { warnWhenNoEntities: false },
      driverOptions: new PostgresDialect({ pool }),
    });
    transactions = new Transactions(orm.em);
    await orm.em.execute('create table written (text text)');
  });
  // Not truncate: it would wait for locks of lost connections.
  beforeEach(() => orm.em.execute('delete from written'));
  afterAll(async () => {
    await orm.close();
    await holder.end();
  });

  it.each([
    ['because the server cut it', 'select pg_terminate_backend(pg_backend_pid())'],
    ['because the server does not answer', 'select pg_advisory_lock(1)'],
  ])('%s leaves all connections for later ones', async (_, fatal) => {
    for (let turn = 0; turn <= CONNECTIONS; turn++) {
      const lost = transactions.run(async () => {
        await write(`lost ${turn}`);
        await orm.em.execute(fatal);
      });
      await expect(lost).rejects.toThrow();
    }

    await transactions.run(() => write('after'));

    expect(await orm.em.execute('select text from written')).toEqual([{ text: 'after' }]);
  });

  const write = (text: string) => orm.em.execute('insert into written values (?)', [text], 'run');
});

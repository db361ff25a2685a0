import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { emptyDatabase } from '../testing/empty-database';
import { isDatabaseAway } from './database-away';
import { prepared, quick, SqlReader } from './sql-reader';

const part = quick<{ part: number }>('test.part', 'select 100 / $1::int as part');
const backend = quick<{ pid: number }>('test.backend', 'select pg_backend_pid() as pid');
const endBackend = prepared<{ done: boolean }>('test.end', 'select pg_terminate_backend($1::int, 5000) as done');
const asleep = quick<{ slept: string }>('test.sleep', 'select pg_sleep(60)::text as slept');

describe('short reads on one connection', () => {
  let databaseUrl: string;
  let sql: SqlReader;

  beforeAll(async () => {
    databaseUrl = await emptyDatabase();
  });
  beforeEach(() => {
    sql = new SqlReader(databaseUrl, 2);
  });
  afterEach(() => sql.onApplicationShutdown());

  const pid = async (): Promise<number> => (await sql.read(backend, []))[0]?.pid ?? 0;

  it('gives each of many at once its own answer, and its own error', async () => {
    const divisors = Array.from({ length: 50 }, (_, index) => (index === 20 ? 0 : 1 + (index % 10)));

    const answers = await Promise.all(
      divisors.map((divisor) => sql.read(part, [divisor]).catch((error: Error) => error.message)),
    );

    expect(answers).toEqual(
      divisors.map((divisor) => (divisor === 0 ? 'division by zero' : [{ part: Math.floor(100 / divisor) }])),
    );
  });

  it('all share one connection, which cannot write', async () => {
    const pids = await Promise.all(Array.from({ length: 5 }, () => pid()));
    expect(new Set(pids).size).toBe(1);

    const write = quick<object>('test.write', 'create table written (id int)');
    await expect(sql.read(write, [])).rejects.toThrow('read-only');
  });

  it('says that the database is away to all who waited when it goes, and connects anew for the next', async () => {
    const first = await pid();
    const waiting = [sql.read(asleep, []), sql.read(part, [1])].map((answer) => answer.catch(isDatabaseAway));

    await sql.read(endBackend, [first]);

    expect(await Promise.all(waiting)).toEqual([true, true]);
    expect(await pid()).not.toBe(first);
  });

  it.each([
    ['quick', part],
    ['other', prepared('test.other', part.text)],
  ])('says to %s reads that the database is away when it does not answer who connects', async (_, statement) => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const unheard = new SqlReader(`postgres://nobody@127.0.0.1:${port}/none`, 1);

    expect(await unheard.read(statement, [1]).catch(isDatabaseAway)).toBe(true);

    await unheard.onApplicationShutdown();
    silent.close();
  });

  it('refuses at once when nothing listens there, however often it is asked', async () => {
    const nowhere = new SqlReader('postgres://nobody@127.0.0.1:9/none', 1);
    for (let time = 0; time < 2; time++) {
      await expect(nowhere.read(part, [1])).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    }
    await nowhere.onApplicationShutdown();
  });
});

import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { emptyDatabase } from '../testing/empty-database';
import { eventually } from '../testing/eventually';
import { TcpProxy } from '../testing/tcp-proxy';
import { isDatabaseUnavailable } from './database-unavailable';
import { long, prepared, quick, SqlReader } from './sql-reader';

const part = prepared<{ part: number }>('test.part', 'select 100 / $1::int as part');
const endOthers = prepared<{ done: boolean }>(
  'test.end',
  `select pg_terminate_backend(pid, 5000) as done from pg_stat_activity
   where datname = current_database() and pid <> pg_backend_pid()`,
);
const asleep = prepared<{ slept: string }>('test.sleep', 'select pg_sleep(60)::text as slept');

describe('the SQL reader', () => {
  let databaseUrl: string;
  let sql: SqlReader;

  beforeAll(async () => {
    databaseUrl = await emptyDatabase();
  });
  beforeEach(() => {
    sql = new SqlReader(databaseUrl, 2);
  });
  afterEach(() => sql.onApplicationShutdown());

  it.each([
    ['pooled', part],
    ['pipelined', quick<{ part: number }>('test.quick-part', part.text)],
  ])('returns the right answer or error to each of many %s reads', async (_, statement) => {
    const answers = await Promise.all(
      [10, 0, 5].map((divisor) => sql.read(statement, [divisor]).catch((error: Error) => error.message)),
    );

    expect(answers).toEqual([[{ part: 10 }], 'division by zero', [{ part: 20 }]]);
  });

  it('allows long reads more time', async () => {
    const limited = new SqlReader(databaseUrl, 1, { statement_timeout: 60_000 });
    const text = `select current_setting('statement_timeout') as limit`;

    expect(await limited.read(prepared<object>('test.limit', text), [])).toEqual([{ limit: '1min' }]);
    expect(await limited.read(long<object>('test.limit-for-operators', text), [])).toEqual([{ limit: '15min' }]);

    await limited.onApplicationShutdown();
  });

  it('reads from a replica only what may lag', async () => {
    const replicaUrl = await emptyDatabase();
    const both = new SqlReader(databaseUrl, 1, {}, replicaUrl);
    const [primary, replica] = [databaseUrl, replicaUrl].map((url) => new URL(url).pathname.slice(1));
    const text = 'select current_database() as name';
    const here = prepared<{ name: string }>('test.here', text);
    const streamed: unknown[] = [];
    for await (const row of both.stream(here, [])) streamed.push(row);

    expect(await both.read(here, [])).toEqual([{ name: primary }]);
    expect(await both.read(quick('test.quick-here', text), [])).toEqual([{ name: primary }]);
    expect(await both.read({ ...here, mayLag: true }, [])).toEqual([{ name: replica }]);
    expect(await both.read(long('test.long-here', text), [])).toEqual([{ name: replica }]);
    expect(streamed).toEqual([{ name: replica }]);

    await both.onApplicationShutdown();
  });

  it('cannot write', async () => {
    const write = prepared<object>('test.write', 'create table written (id int)');
    await expect(sql.read(write, [])).rejects.toThrow('read-only');
  });

  it.each([
    ['pooled', asleep],
    ['pipelined', quick<{ slept: string }>('test.quick-sleep', asleep.text)],
  ])('reports an unavailable database to %s reads, and reconnects', async (_, statement) => {
    const waiting = sql.read(statement, []).catch(isDatabaseUnavailable);

    await eventually(async () => expect(await sql.read(endOthers, [])).toContainEqual({ done: true }));

    expect(await waiting).toBe(true);
    expect(await sql.read({ ...statement, name: 'test.again', text: 'select 1 as one' }, [])).toEqual([{ one: 1 }]);
  });

  it.each([
    ['pooled', part],
    ['pipelined', quick<{ part: number }>('test.silent-part', part.text)],
  ])('reconnects for %s reads when the network silently drops a connection', async (_, statement) => {
    const proxy = new TcpProxy(new URL(databaseUrl));
    const reader = new SqlReader(await proxy.mend(), 1, { query_timeout: 200 });
    await reader.read(statement, [1]);

    proxy.silence();
    expect(await reader.read(statement, [1]).catch(isDatabaseUnavailable)).toBe(true);

    expect(await reader.read(statement, [1])).toEqual([{ part: 100 }]);
    await reader.onApplicationShutdown();
    await proxy.cut();
  });

  it('reports a database that accepts connections but does not answer', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const unheard = new SqlReader(`postgres://unused@127.0.0.1:${port}/none`, 1, { connectionTimeoutMillis: 100 });

    expect(await unheard.read(part, [1]).catch(isDatabaseUnavailable)).toBe(true);

    await unheard.onApplicationShutdown();
    silent.close();
  });
});

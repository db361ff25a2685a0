import { MikroORM } from '@mikro-orm/postgresql';
import { PostgresDialect } from 'kysely';
import { emptyDatabase } from '../testing/empty-database';
import { CommandPool } from './command-pool';
import { Sql } from './sql';
import { prepared } from './sql-reader';
import { Transactions } from './transactions';

const write = prepared('test.write', 'insert into notes (word, times, written_at) values ($1, $2, now())');
const read = prepared<{ readonly word: string; readonly times: number; readonly writtenAt: Date }>(
  'test.read',
  'select word, times, written_at as "writtenAt" from notes where times = $1',
);

describe('a command’s SQL', () => {
  let orm: MikroORM;
  let transactions: Transactions;
  let sql: Sql;

  beforeAll(async () => {
    const clientUrl = await emptyDatabase();
    const pool = new CommandPool({ connectionString: clientUrl, max: 2 });
    const driverOptions = new PostgresDialect({ pool });
    orm = await MikroORM.init({ clientUrl, driverOptions, discovery: { warnWhenNoEntities: false } });
    transactions = new Transactions(orm.em);
    sql = new Sql(orm.em);
    await orm.em.execute('create table notes (word text, times integer, written_at timestamptz)');
  });
  beforeEach(() => orm.em.execute('truncate notes'));
  afterAll(() => orm.close());

  const count = async () => (await orm.em.execute<unknown[]>('select 1 from notes')).length;

  it('is visible to later reads, with typed values', async () => {
    const seen = await transactions.run(async () => {
      await sql.run(write, ["two'; --", 2]);
      return sql.run(read, [2]);
    });

    expect(seen).toEqual([{ word: "two'; --", times: 2, writtenAt: expect.any(Date) }]);
    expect(await count()).toBe(1);
  });

  it('is rolled back with everything else', async () => {
    const failing = transactions.run(async () => {
      await sql.run(write, ['three', 3]);
      throw new Error('on second thoughts');
    });

    await expect(failing).rejects.toThrow('on second thoughts');
    expect(await count()).toBe(0);
  });

  it('fails with the database’s SQLSTATE', async () => {
    const failing = transactions.run(() => sql.run(write, ['four', 'no number']));

    await expect(failing).rejects.toMatchObject({ code: '22P02' });
  });

  it('never reports a commit after an ignored error', async () => {
    const failing = transactions.run(async () => {
      await sql.run(write, ['five', 5]);
      await sql.run(write, ['six', 'no number']).catch(() => undefined);
    });

    await expect(failing).rejects.toThrow('Rolled back');
    expect(await count()).toBe(0);
  });

  it.each([
    ['was committed', () => undefined],
    [
      'failed',
      () => {
        throw new Error('refused');
      },
    ],
  ])('cannot run after its transaction %s', async (_, finish) => {
    const { promise: end, resolve: over } = Promise.withResolvers<void>();
    let late: Promise<unknown> | undefined;
    const run = transactions.run(async () => {
      late = end.then(() => sql.run(write, ['seven', 7]));
      late.catch(() => undefined);
      finish();
    });
    await run.catch(() => undefined);
    over();

    await expect(late).rejects.toThrow(/committed|rolled back/);
    expect(await count()).toBe(0);
  });

  it('requires a transaction', async () => {
    await expect(sql.run(write, ['eight', 8])).rejects.toThrow('Only a command writes');
  });
});

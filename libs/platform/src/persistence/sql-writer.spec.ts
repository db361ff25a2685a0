import { MikroORM } from '@mikro-orm/postgresql';
import { emptyDatabase } from '../testing/empty-database';
import { Line } from '../testing/line';
import { PreparingClient } from './preparing-client';
import { prepared } from './sql-reader';
import { SqlWriter } from './sql-writer';
import { Transactions } from './transactions';

const write = prepared('test.write', 'insert into notes (word, times) values ($1, $2)');
const planned = prepared<{ readonly statement: string }>(
  'test.planned',
  `select statement from pg_prepared_statements where name <> $1 and statement like 'insert into notes%'`,
);

const times = prepared<{ readonly times: number }>(
  'test.times',
  'select times from notes where word in ($1, $2) order by times',
);

describe('what a command writes', () => {
  let orm: MikroORM;
  let transactions: Transactions;
  let sql: SqlWriter;
  let line: Line;

  beforeAll(async () => {
    line = new Line(new URL(await emptyDatabase()));
    orm = await MikroORM.init({
      clientUrl: await line.mend(),
      driverOptions: { Client: PreparingClient },
      discovery: { warnWhenNoEntities: false },
    });
    transactions = new Transactions(orm.em);
    sql = new SqlWriter(orm.em);
    await orm.em.execute('create table notes (word text, times integer)');
  });
  afterAll(async () => {
    await line.cut();
    await orm.close();
  });

  it('is planned by the server once per connection', async () => {
    const plans = await transactions.run(async () => {
      await sql.run(write, ['one', 1]);
      await sql.run(write, ["two'; --", 2]);
      return sql.run(planned, ['']);
    });

    expect(plans).toHaveLength(1);
    expect(await orm.em.execute('select word, times from notes order by times')).toEqual([
      { word: 'one', times: 1 },
      { word: "two'; --", times: 2 },
    ]);
  });

  it('is taken back with everything else', async () => {
    const failing = transactions.run(async () => {
      await sql.run(write, ['three', 3]);
      throw new Error('on second thoughts');
    });

    await expect(failing).rejects.toThrow('on second thoughts');
    expect(await orm.em.execute('select 1 from notes where times = 3')).toEqual([]);
  });

  it('may be sent without waiting, and is there for what is asked after it', async () => {
    const seen = await transactions.run(async () => {
      sql.send(write, ['five', 5]);
      sql.send(write, ['six', 6]);
      return sql.run(times, ['five', 'six']);
    });

    expect(seen).toEqual([{ times: 5 }, { times: 6 }]);
    expect(await orm.em.execute('select 1 from notes where times in (5, 6)')).toHaveLength(2);
  });

  it('fails with the first of what was sent, and not with what followed from it', async () => {
    const failing = transactions.run(async () => {
      sql.send(write, ['seven', 7]);
      sql.send(write, ['eight', 'no number'], (error) => new Error('that is no number', { cause: error }));
      sql.send(write, ['nine', 9]);
      await sql.run(times, ['seven', 'nine']);
    });

    await expect(failing).rejects.toThrow('that is no number');
    expect(await orm.em.execute('select 1 from notes where times in (7, 9)')).toEqual([]);
  });

  it('fails with it as well when nothing is asked afterwards', async () => {
    const failing = transactions.run(async () => sql.send(write, ['ten', 'no number']));

    await expect(failing).rejects.toThrow('invalid input syntax');
    expect(await orm.em.execute('select 1 from notes where word = ?', ['ten'])).toEqual([]);
  });

  it('is committed without waiting for the answers of what was sent, so that rows are not held meanwhile', async () => {
    await transactions.run(async () => {
      await sql.run(write, ['eleven', 11]);
      line.keepAnswersUntil('commit');
      sql.send(write, ['twelve', 12]);
      sql.send(write, ['thirteen', 13]);
    });

    expect(await orm.em.execute('select 1 from notes where times in (11, 12, 13)')).toHaveLength(3);
  });

  it('is never said to be committed when it was not, whoever overlooked an error', async () => {
    const failing = transactions.run(async () => {
      await sql.run(write, ['fourteen', 14]);
      await sql.run(write, ['fifteen', 'no number']).catch(() => undefined);
    });

    await expect(failing).rejects.toThrow('Rolled back');
    expect(await orm.em.execute('select 1 from notes where times = 14')).toEqual([]);
  });

  it.each([
    ['was committed', () => undefined],
    [
      'failed',
      () => {
        throw new Error('refused');
      },
    ],
  ])('cannot come after its transaction %s', async (_, finish) => {
    const { promise: end, resolve: over } = Promise.withResolvers<void>();
    let late: Promise<unknown> | undefined;
    const run = transactions.run(async () => {
      late = end.then(() => sql.run(write, ['sixteen', 16])).catch((error: Error) => error.message);
      finish();
    });
    await run.catch(() => undefined);
    over();

    expect(await late).toContain('Only a command writes');
    expect(await orm.em.execute('select 1 from notes where times = 16')).toEqual([]);
  });

  it('needs a transaction', async () => {
    await expect(sql.run(write, ['four', 4])).rejects.toThrow('Only a command writes');
  });
});

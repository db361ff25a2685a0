import { MikroORM } from '@mikro-orm/postgresql';
import { emptyDatabase } from '../testing/empty-database';
import { PreparingClient } from './preparing-client';
import { prepared } from './sql-reader';
import { SqlWriter } from './sql-writer';
import { Transactions } from './transactions';

const write = prepared('test.write', 'insert into notes (word, times) values ($1, $2)');
const planned = prepared<{ readonly statement: string }>(
  'test.planned',
  `select statement from pg_prepared_statements where name <> $1 and statement like 'insert into notes%'`,
);

describe('what a command writes', () => {
  let orm: MikroORM;
  let transactions: Transactions;
  let sql: SqlWriter;

  beforeAll(async () => {
    orm = await MikroORM.init({
      clientUrl: await emptyDatabase(),
      driverOptions: { Client: PreparingClient },
      discovery: { warnWhenNoEntities: false },
    });
    transactions = new Transactions(orm.em);
    sql = new SqlWriter(orm.em);
    await orm.em.execute('create table notes (word text, times integer)');
  });
  afterAll(() => orm.close());

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

  it('needs a transaction', async () => {
    await expect(sql.run(write, ['four', 4])).rejects.toThrow('Only a command writes');
  });
});

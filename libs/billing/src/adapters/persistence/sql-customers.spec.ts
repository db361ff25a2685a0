import { migrate, Sql, Transactions } from '@casewright/platform';
import { emptyDatabase, times } from '@casewright/platform/testing';
import { MikroORM } from '@mikro-orm/postgresql';
import { BILLING_MIGRATIONS } from './migrations/all';
import { SqlCustomers } from './sql-customers';

const CONNECTIONS = 10;

describe('customers of the payment provider', () => {
  let orm: MikroORM;

  beforeAll(async () => {
    const databaseUrl = await emptyDatabase();
    await migrate(databaseUrl, BILLING_MIGRATIONS);
    const pool = { min: CONNECTIONS, max: CONNECTIONS };
    orm = await MikroORM.init({ clientUrl: databaseUrl, pool, discovery: { warnWhenNoEntities: false } });
  });
  afterAll(() => orm.close());

  const save = (ownerId: string, customerId: string) =>
    new Transactions(orm.em).run(() => new SqlCustomers(new Sql(orm.em)).save(ownerId, customerId));
  const customersOf = (ownerId: string) =>
    orm.em.fork().execute('select customer_id as id from billing.customers where owner_id = ?', [ownerId]);

  it('are saved once for concurrent first purchases of one owner', async () => {
    for (let round = 0; round < times({ test: 10, soak: 2_000 }); round++) {
      const owner = crypto.randomUUID();
      await Promise.all(Array.from({ length: CONNECTIONS }, () => save(owner, `cus_${owner}`)));
      expect(await customersOf(owner)).toEqual([{ id: `cus_${owner}` }]);
    }
  });
});

import { migrate } from '@casewright/platform';
import { emptyDatabase } from '@casewright/platform/testing';
import { Client } from 'pg';
import { BILLING_MIGRATIONS } from './migrations/all.fixture';

describe('a ledger from before there were grants', () => {
  it('has its credits laid end to end: the oldest were spent first', async () => {
    const databaseUrl = await emptyDatabase();
    await migrate(databaseUrl, BILLING_MIGRATIONS.slice(0, 2));
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    const [seller, other] = [crypto.randomUUID(), crypto.randomUUID()];
    await client.query(`insert into billing.credit_accounts (owner_id, balance) values ($1, 0), ($2, 0)`, [
      seller,
      other,
    ]);
    for (const [owner, amount] of [
      [seller, 50],
      [seller, 100],
      [seller, -30],
      [other, 7],
      [seller, -60],
      [seller, 20],
    ] as const) {
      await post(owner, amount);
    }

    await migrate(databaseUrl, BILLING_MIGRATIONS);

    const { rows } = await client.query(
      `select credits, remaining, (select array_agg(use.credits order by use.credits) from billing.grant_uses use where grant_id = id) as uses
       from billing.grants where owner_id = $1 order by position`,
      [seller],
    );
    expect(rows).toEqual([
      { credits: 50, remaining: 0, uses: [20, 30] },
      { credits: 100, remaining: 60, uses: [40] },
      { credits: 20, remaining: 20, uses: null },
    ]);
    await post(seller, -61);
    expect((await client.query('select remaining from billing.grants order by position')).rows).toEqual(
      [0, 0, 7, 19].map((remaining) => ({ remaining })),
    );
    await client.end();

    async function post(owner: string, amount: number): Promise<void> {
      await client.query('begin');
      await client.query(
        `with posted as (
           insert into billing.ledger_transactions (id, type, description, cause_kind, cause_id, posted_at)
           values (gen_random_uuid(), 'other', 'Moved', 'grant', gen_random_uuid()::text, now()) returning id
         )
         insert into billing.ledger_entries (transaction_id, account, amount)
         select id, $1, $2 from posted union all select id, 'house:gifts', -$2::int from posted`,
        [owner, amount],
      );
      await client.query('update billing.credit_accounts set balance = balance + $2 where owner_id = $1', [
        owner,
        amount,
      ]);
      await client.query('commit');
    }
  });
});

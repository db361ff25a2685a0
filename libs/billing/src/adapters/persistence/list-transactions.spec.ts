import { Lists, migrate, SqlReader } from '@casewright/platform';
import { emptyDatabase, testConfig, times } from '@casewright/platform/testing';
import { Client } from 'pg';
import { BILLING_MIGRATIONS } from './migrations/all';
import { ListTransactions, ListTransactionsHandler, PAGE_SIZE } from '../../queries/list-transactions';

interface Blocks {
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
}

describe('the list of transactions', () => {
  const seller = crypto.randomUUID();
  const count = times({ test: 40_000, soak: 1_000_000 });
  let client: Client;
  let sql: SqlReader;
  let transactions: ListTransactionsHandler;

  beforeAll(async () => {
    const databaseUrl = await emptyDatabase();
    await migrate(databaseUrl, BILLING_MIGRATIONS);
    client = new Client({ connectionString: databaseUrl });
    await client.connect();
    sql = new SqlReader(databaseUrl, 2);
    transactions = new ListTransactionsHandler(new Lists(sql, testConfig({ DATABASE_URL: databaseUrl })), {
      of: async () => new Map(),
    });

    // Bulk history: another suite tests the triggers.
    await client.query(`
      alter table billing.ledger_entries disable trigger all;
      alter table billing.ledger_transactions disable trigger all`);
    await post(seller);
    await client.query('analyze billing.ledger_entries, billing.ledger_transactions');
  });
  afterAll(async () => {
    await client.end();
    await sql.onApplicationShutdown();
  });

  it('shows each once, page after page, and reads little else of a long history', async () => {
    const read = jest.spyOn(sql, 'read');
    const first = await transactions.execute(new ListTransactions(seller));
    const second = await transactions.execute(new ListTransactions(seller, first.next ?? undefined));

    const amounts = [...first.rows, ...second.rows].map(({ amount }) => amount);
    expect(amounts).toEqual(Array.from({ length: 2 * PAGE_SIZE }, (_, index) => index - count));
    for (const [{ text }, values] of read.mock.calls) {
      const explained = await client.query<{ 'QUERY PLAN': [{ Plan: Blocks }] }>(
        `explain (analyze, buffers, format json) ${text}`,
        [...values],
      );
      const plan = explained.rows[0]?.['QUERY PLAN'][0].Plan;
      // Each row costs a few blocks of indexes and tables. A scan would read thousands.
      expect(Number(plan?.['Shared Hit Blocks']) + Number(plan?.['Shared Read Blocks'])).toBeLessThan(12 * PAGE_SIZE);
    }
    expect(read).toHaveBeenCalledTimes(2);
  });

  async function post(account: string): Promise<void> {
    await client.query(
      `with posted as (
         insert into billing.ledger_transactions (id, type, description, cause_kind, cause_id, posted_at)
         select gen_random_uuid(), 'usage', number::text, 'case', $1 || ' ' || number, now()
         from generate_series(1, $2::int) as number
         returning id, description::int as number
       )
       insert into billing.ledger_entries (transaction_id, account, amount, type, balance_after)
       select id, $1, -number, 'usage', 1000000 - number from posted order by number`,
      [account, count],
    );
  }
});

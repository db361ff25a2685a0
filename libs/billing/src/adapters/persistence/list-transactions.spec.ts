import { Lists, migrate, SqlReader } from '@casewright/platform';
import { emptyDatabase, testConfig, times } from '@casewright/platform/testing';
import { Client } from 'pg';
import { BILLING_MIGRATIONS } from './migrations/all';
import { ListTransactions, ListTransactionsHandler, PAGE_SIZE } from '../../queries/list-transactions';

const OWN = 120;

describe('the list of transactions', () => {
  const seller = crypto.randomUUID();
  const busySeller = crypto.randomUUID();
  const rowsOfOthers = times({ test: 40_000, soak: 1_000_000 });
  let client: Client;
  let sql: SqlReader;
  let transactions: ListTransactionsHandler;

  beforeAll(async () => {
    const databaseUrl = await emptyDatabase();
    await migrate(databaseUrl, BILLING_MIGRATIONS);
    client = new Client({ connectionString: databaseUrl });
    await client.connect();
    sql = new SqlReader(databaseUrl, 2);
    transactions = new ListTransactionsHandler(new Lists(sql, testConfig({ DATABASE_URL: databaseUrl })));

    // Bulk history: another suite tests the triggers.
    await client.query(`
      alter table billing.ledger_entries disable trigger all;
      alter table billing.ledger_transactions disable trigger all`);
    await post(busySeller, rowsOfOthers);
    await post(seller, OWN);
    await client.query('analyze billing.ledger_entries, billing.ledger_transactions');
  });
  afterAll(async () => {
    await client.end();
    await sql.onApplicationShutdown();
  });

  it('shows every transaction once, page after page', async () => {
    const amounts: number[] = [];
    let next: string | null | undefined;
    do {
      const page = await transactions.execute(new ListTransactions(seller, next ?? undefined));
      amounts.push(...page.rows.map(({ amount }) => amount));
      next = page.next;
    } while (next);

    expect(amounts).toEqual(Array.from({ length: OWN }, (_, index) => index - OWN));
  });

  it('reads only its own rows for the last page of a long history', async () => {
    const from = 'select min(position) + 60 as position from billing.ledger_entries';
    const [{ position }] = (await client.query<{ position: string }>(from)).rows as [{ position: string }];

    const { rows } = await client.query<{
      'QUERY PLAN': [{ Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }];
    }>(
      `explain (analyze, buffers, format json)
       select entry.position, posted.description
       from billing.ledger_entries entry join billing.ledger_transactions posted on posted.id = entry.transaction_id
       where entry.account = '${busySeller}' and entry.position < ${position}
       order by entry.position desc limit ${PAGE_SIZE + 1}`,
    );

    const { Plan: plan } = rows[0]!['QUERY PLAN'][0];
    // Each row costs a few blocks of two indexes and two tables. A scan would read thousands.
    expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThan(12 * PAGE_SIZE);
  });

  async function post(account: string, count: number): Promise<void> {
    await client.query(
      `with posted as (
         insert into billing.ledger_transactions (id, type, description, subject, cause_kind, cause_id, posted_at)
         select gen_random_uuid(), 'usage', 'Case ' || number, 'Helix vs. Initech', 'case', $1 || ' ' || number, now()
         from generate_series(1, $2::int) as number
         returning id, description
       )
       insert into billing.ledger_entries (transaction_id, account, amount, type, balance_after)
       select id, $1, -substr(description, 6)::int, case when description like '%000' then 'purchase' else 'usage' end,
         1000000 - substr(description, 6)::int
       from posted order by substr(description, 6)::int`,
      [account, count],
    );
  }
});

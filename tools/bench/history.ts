import pg from 'pg';
import { API, startSurroundings } from './api.ts';
import { ask, type Question } from './ask.ts';
import { compareLatency, type Outcome } from './compare.ts';
import { startProcess } from './process.ts';
import { makeSellers, type Seller } from './sellers.ts';

const MANY = 1_000_000;
const FEW = 1_000;
const PAGE = 50;
const AT_MOST = 1.3;

/** What a page shows a seller of what moved, with a million entries and with a thousand. */
export async function history(): Promise<Outcome[]> {
  const surroundings = await startSurroundings();
  try {
    const [long, short] = (await makeSellers(surroundings.databaseUrl, 2)) as [Seller, Seller];
    const cursors = {
      long: await fill(surroundings.superuserUrl, long, MANY),
      short: await fill(surroundings.superuserUrl, short, FEW),
    };
    const api = await startProcess(API, surroundings.env, '/api/health/live');
    try {
      const outcomes: Outcome[] = [];
      for (const page of ['first', 'middle', 'last'] as const) {
        const path = (of: 'long' | 'short') => `/api/credits/transactions${cursors[of][page]}`;
        outcomes.push(
          await compare(`${page} page of the history`, api.url, [long, path('long')], [short, path('short')]),
        );
      }
      outcomes.push(await compare('balance', api.url, [long, '/api/credits/balance'], [short, '/api/credits/balance']));
      return outcomes;
    } finally {
      await api.stop();
    }
  } finally {
    await surroundings.stop();
  }
}

const compare = (what: string, url: string, long: Question, short: Question): Promise<Outcome> =>
  compareLatency({
    title: `${what}, with ${MANY.toLocaleString('en')} entries ÷ with ${FEW.toLocaleString('en')}`,
    atMost: AT_MOST,
    many: () => ask(url, long),
    few: () => ask(url, short),
  });

/** Put straight into the tables, without their triggers, which would take minutes. Answers how its pages are asked for. */
async function fill(databaseUrl: string, { id }: Seller, count: number) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("set session_replication_role = 'replica'");
    await client.query(ENTRIES, [id, count]);
    await client.query('vacuum analyze billing.ledger_entries');
    await client.query('vacuum analyze billing.ledger_transactions');
    // What was filled in goes to the disk now, rather than while it is measured.
    await client.query('checkpoint');
    const after = async (offset: number): Promise<string> => {
      const { rows } = await client.query<{ position: string }>(
        'select position from billing.ledger_entries where account = $1 order by position desc offset $2 limit 1',
        [id, offset],
      );
      return `?before=${rows[0]?.position ?? ''}`;
    };
    return { first: '', middle: await after(count / 2), last: await after(count - PAGE - 1) };
  } finally {
    await client.end();
  }
}

const ENTRIES = `
  with posted as (
    insert into billing.ledger_transactions (id, type, description, cause_kind, cause_id, posted_at)
    select gen_random_uuid(), 'usage', 'Case ' || number, 'case', $1 || ' ' || number, now()
    from generate_series(1, $2::int) as number returning id
  )
  insert into billing.ledger_entries (transaction_id, account, amount, type, balance_after)
  select id, $1, -1, 'usage', 1000000 from posted`;

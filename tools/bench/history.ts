import pg from 'pg';
import { API, startSurroundings } from './api.ts';
import { answerOf, ask, type Question } from './ask.ts';
import { compareLatency, type Outcome } from './compare.ts';
import { startProcess } from './process.ts';
import { makeSellers, type Seller } from './sellers.ts';

const MANY = 1_000_000;
const FEW = 1_000;
const PAGE = 50;
const AT_MOST = 1.3;

/** Pages of a seller's credit history with a million entries, compared with a thousand. */
export async function history(): Promise<Outcome[]> {
  const surroundings = await startSurroundings();
  try {
    const [long, short] = (await makeSellers(surroundings.databaseUrl, 2)) as [Seller, Seller];
    const api = await startProcess(API, surroundings.env, '/api/health/live');
    try {
      const cursors = {
        long: await fill(surroundings.superuserUrl, api.url, long, MANY),
        short: await fill(surroundings.superuserUrl, api.url, short, FEW),
      };
      const outcomes: Outcome[] = [];
      for (const page of ['first', 'middle', 'last'] as const) {
        const path = (of: 'long' | 'short') => `${HISTORY}${cursors[of][page]}`;
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

const HISTORY = '/api/credits/transactions';

/** Inserts without triggers, which would take minutes. Takes the cursor of the middle when half of the rows exist. */
async function fill(databaseUrl: string, url: string, seller: Seller, count: number) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const add = (entries: number) => client.query(ENTRIES, [seller.id, entries]);
  const cursor = async () => `?before=${((await answerOf(url, [seller, HISTORY])) as { next: string }).next}`;
  try {
    await client.query("set session_replication_role = 'replica'");
    await add(2 * PAGE);
    const last = await cursor();
    await add(count / 2 - 2 * PAGE);
    const middle = await cursor();
    await add(count / 2);
    await client.query('vacuum analyze billing.ledger_entries');
    await client.query('vacuum analyze billing.ledger_transactions');
    // Flush now, not during the measurement.
    await client.query('checkpoint');
    return { first: '', middle, last };
  } finally {
    await client.end();
  }
}

const ENTRIES = `
  with posted as (
    insert into billing.ledger_transactions (id, type, description, cause_kind, cause_id, posted_at)
    select gen_random_uuid(), 'usage', 'Case ' || number, 'case', $1 || ' ' || gen_random_uuid(), now()
    from generate_series(1, $2::int) as number returning id
  )
  insert into billing.ledger_entries (transaction_id, account, amount, type, balance_after)
  select id, $1, -1, 'usage', 1000000 from posted`;

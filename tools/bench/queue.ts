import { createHash } from 'node:crypto';
import pg from 'pg';
import { API, startSurroundings, type Surroundings } from './api.ts';
import { ask } from './ask.ts';
import { compareLatency, type Outcome } from './compare.ts';
import { forgetLimits } from './forget-limits.ts';
import { type MeasuredProcess, startProcess } from './process.ts';
import { makeSellers, type Seller } from './sellers.ts';

const AT_MOST = 1.5;
const CASES = { many: 1_000_000, few: 1_000 };

/** Names that share no beginning. */
const PROSPECT = `substr(md5(n::text), 1, 12)`;
const PROSPECT_500 = createHash('md5').update('500').digest('hex').slice(0, 12);

interface FilledQueue {
  readonly api: MeasuredProcess;
  readonly admin: Seller;
  stop(): Promise<void>;
}

/** The provider's queue with a million cases, and with a thousand: its first page, each of its views, and searches. */
export async function queue(): Promise<Outcome[]> {
  const few = await filled(CASES.few);
  try {
    const many = await filled(CASES.many);
    try {
      const outcomes: Outcome[] = [];
      for (const choice of [
        '',
        'view=overdue',
        'view=waits-for-seller',
        'view=mine',
        `search=${PROSPECT_500}`,
        'search=nobody',
      ])
        outcomes.push(
          await compareLatency({
            title: `queue of cases, ${choice || 'first page'}, million ÷ thousand`,
            atMost: AT_MOST,
            many: () => ask(many.api.url, [many.admin, `/api/admin/cases?${choice}`]),
            few: () => ask(few.api.url, [few.admin, `/api/admin/cases?${choice}`]),
          }),
        );
      return outcomes;
    } finally {
      await many.stop();
    }
  } finally {
    await few.stop();
  }
}

async function filled(count: number): Promise<FilledQueue> {
  const surroundings = await startSurroundings();
  const forgetting = forgetLimits(surroundings);
  const [admin] = await makeSellers(surroundings.databaseUrl, 1);
  if (!admin) throw new Error('There is no admin.');
  await addCases(surroundings, admin, count);
  const api = await startProcess(API, surroundings.env, '/api/health/live');
  return {
    api,
    admin,
    stop: async () => {
      forgetting.stop();
      await api.stop();
      await surroundings.stop();
    },
  };
}

/** Put straight into the tables, without their triggers. A hundredth is overdue, and a hundredth is the admin's. */
async function addCases({ superuserUrl }: Surroundings, { id: admin }: Seller, count: number): Promise<void> {
  const database = new pg.Client({ connectionString: superuserUrl });
  await database.connect();
  try {
    await database.query(`set session_replication_role = replica`);
    await database.query(`update identity.accounts set role = 'admin'`);
    await database.query('update identity.sessions set mfa = true, confirmed_at = now()');
    await database.query(PURSUITS, [admin, count]);
    await database.query(CASES_OF_PURSUITS, [admin, count]);
    for (const table of ['pursuits.pursuits', 'pursuits.cases']) await database.query(`vacuum (analyze) ${table}`);
    await database.query('checkpoint');
  } finally {
    await database.end();
  }
}

const made = (kind: string): string => `md5('${kind}' || n)::uuid`;

const PURSUITS = `
  insert into pursuits.pursuits (id, owner_id, stage, company_domain, prospect, prospect_key, opportunity, acv_dollars,
    expected_close, proposed, competing, contacts, notes, registered_at, changed_at)
  select ${made('pursuit')}, $1, 'active', 'northwind.example', ${PROSPECT}, ${PROSPECT}, 'Storage refresh',
    236000, '2030-02-12', '{Helix}', '{Initech}', '[]', '', now(), now()
  from generate_series(1, $2::int) n`;
const CASES_OF_PURSUITS = `
  insert into pursuits.cases (id, pursuit_id, owner_id, title, state, terms, started_at, confirmed_at, due_at, analyst_id,
    changed_at)
  select ${made('case')}, ${made('pursuit')}, $1, 'Helix vs. Initech',
    case when is_running then 'analysis' when n % 7 = 0 then 'terms' else 'inputs' end,
    '{"selections": {"slaDays": 3}, "price": {"totalCredits": 26}}', now(), case when is_running then now() end,
    case when n % 100 = 0 then now() - interval '1 day' when is_running then now() + n * interval '1 minute' end,
    case when n % 100 = 1 then $1::uuid end, now()
  from generate_series(1, $2::int) n, lateral (select n % 2 = 0 as is_running) which`;

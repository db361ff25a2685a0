import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { API, startSurroundings, type Surroundings } from './api.ts';
import { ask } from './ask.ts';
import { compareLatency, type Outcome } from './compare.ts';
import { forgetLimits } from './forget-limits.ts';
import { type MeasuredProcess, startProcess } from './process.ts';
import { makeSellers, type Seller } from './sellers.ts';

const AT_MOST = 1.5;
const CASES = { many: 1_000_000, few: 1_000 };
/** Cases of the seller. */
const OWN = 100;
/** Not counting the admin. */
const ANALYSTS = 20;

/** Names with distinct prefixes. */
const PROSPECT = `substr(md5(n::text), 1, 12)`;
const prospect = (n: number): string => createHash('md5').update(String(n)).digest('hex').slice(0, 12);

/** Admin endpoints: the first page of the queue, its views, searches and figures. */
const QUEUE = [
  '/api/admin/cases',
  '/api/admin/cases?view=overdue',
  '/api/admin/cases?view=waits-for-seller',
  '/api/admin/cases?view=mine',
  `/api/admin/cases?search=${prospect(500)}`,
  '/api/admin/cases?search=nobody',
  '/api/admin/cases/counts',
  '/api/admin/cases/figures',
];
/** Seller endpoints: board, table, counts and the menu's badge. */
const PURSUITS_OF_SELLER = [
  '/api/pursuits/board',
  '/api/pursuits?stage=open&sort=close',
  '/api/pursuits/summary',
  '/api/pursuits/waiting-count',
];

interface FilledQueue {
  readonly api: MeasuredProcess;
  readonly admin: Seller;
  readonly seller: Seller;
  stop(): Promise<void>;
}

/** The provider's queue with a million cases, compared with a thousand, and the pages of a seller with a hundred. */
export async function queue(): Promise<Outcome[]> {
  const few = await filled(CASES.few);
  try {
    const many = await filled(CASES.many);
    try {
      const asked = [
        ...QUEUE.map((path) => ({ path, who: 'admin' as const })),
        ...PURSUITS_OF_SELLER.map((path) => ({ path, who: 'seller' as const })),
      ];
      const outcomes: Outcome[] = [];
      for (const { path, who } of asked)
        outcomes.push(
          await compareLatency({
            title: `${path} of ${who}, million cases ÷ thousand`,
            atMost: AT_MOST,
            many: () => ask(many.api.url, [many[who], path]),
            few: () => ask(few.api.url, [few[who], path]),
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
  const [admin, seller] = await makeSellers(surroundings.databaseUrl, 2);
  if (!admin || !seller) throw new Error('There is no admin.');
  await addCases(surroundings, { admin, seller }, count);
  const api = await startProcess(API, surroundings.env, '/api/health/live');
  return {
    api,
    admin,
    seller,
    stop: async () => {
      forgetting.stop();
      await api.stop();
      await surroundings.stop();
    },
  };
}

type People = Pick<FilledQueue, 'admin' | 'seller'>;

/** Inserts without triggers. A fifth is closed, 1 % overdue, about 1 % assigned to the admin. */
async function addCases({ superuserUrl }: Surroundings, { admin, seller }: People, count: number): Promise<void> {
  const database = new pg.Client({ connectionString: superuserUrl });
  await database.connect();
  try {
    await database.query(`set session_replication_role = replica`);
    await database.query(`update identity.accounts set role = 'admin' where id = $1`, [admin.id]);
    await database.query('update identity.sessions set mfa = true, confirmed_at = now()');
    await database.query(PURSUITS, [count, randomUUID(), seller.id, count / OWN]);
    await database.query(CASES_OF_PURSUITS, [admin.id]);
    for (const table of ['pursuits.pursuits', 'pursuits.cases']) await database.query(`vacuum (analyze) ${table}`);
    await database.query('checkpoint');
  } finally {
    await database.end();
  }
}

const made = (kind: string): string => `md5('${kind}' || n)::uuid`;

const PURSUITS = `
  insert into pursuits.pursuits (id, owner_id, stage, company_domain, prospect, prospect_key, opportunity, acv_dollars,
    expected_close, proposed, competing, contacts, notes, registered_at, changed_at, case_id, case_state, case_due_at)
  select ${made('pursuit')}, case when n % $4::int = 0 then $3::uuid else $2::uuid end, 'active', 'northwind.example',
    ${PROSPECT}, ${PROSPECT}, 'Storage refresh', 236000, '2030-02-12', '{Helix}', '{Initech}', '[]', '', now(), now(),
    ${made('case')}, case_state,
    case when n % 100 = 0 then now() - interval '1 day' when case_state = 'analysis' then now() + n * interval '1 minute' end
  from generate_series(1, $1::int) n, lateral (select case when n % 5 = 3 then 'closed' when n % 2 = 0 then 'analysis'
    when n % 7 = 0 then 'terms' else 'inputs' end as case_state) which`;
const CASES_OF_PURSUITS = `
  insert into pursuits.cases (id, pursuit_id, owner_id, title, state, terms, started_at, confirmed_at, ended_at, due_at,
    days_taken, is_on_time, analyst_id, changed_at)
  select case_id, id, owner_id, 'Helix vs. Initech', case_state,
    '{"selections": {"slaDays": 3}, "price": {"totalCredits": 26}}', now(),
    case when case_state in ('analysis', 'closed') then ended_at - interval '3 days' end,
    case when case_state = 'closed' then ended_at end, case_due_at,
    case when case_state = 'closed' then 3 end, case when case_state = 'closed' then place % 9 > 0 end,
    case when place % 100 = 1 then $1::uuid when place % 2 = 0 then md5('analyst' || place % ${ANALYSTS})::uuid end, now()
  from pursuits.pursuits, lateral (select abs(hashtext(id::text)) as place) placed,
    lateral (select now() - place % 365 * interval '1 day' as ended_at) ended`;

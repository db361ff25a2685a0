import { createHash, randomUUID } from 'node:crypto';
import { json } from 'node:stream/consumers';
import type pg from 'pg';
import { PRICE } from './price.ts';
import { serve } from './serve.ts';
import { userOf } from './session.ts';

const TITLE = 'Acme Cloud vs. Initech';
const SUMMARY = 'Case: base solutions 6, analysis 3 (AWS), SLA 7 (3 days), ACV 10 (< $100K)';

/** The statements of our API when it starts a case, in the same order (see `log_statement = all`). */
serve(201, async (request, pool) => {
  const owner = await userOf(request, pool);
  const selections: unknown = await json(request);
  const key = String(request.headers['idempotency-key']);
  const client = await pool.connect();
  try {
    await client.query('begin');
    const answer = await startCase(client, owner, selections, key);
    await client.query('commit');
    return answer;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
});

async function startCase(client: pg.PoolClient, owner: string, selections: unknown, key: string): Promise<object> {
  const caseId = randomUUID();
  const now = new Date().toISOString();
  const { totalCredits } = PRICE;
  const pursuitId = randomUUID();
  const answer = { caseId, pursuitId, totalCredits };
  const fingerprint = createHash('sha256').update(JSON.stringify(selections)).digest('hex');

  const { rowCount } = await client.query(
    `insert into platform.idempotency_keys (caller, key, fingerprint) values ($1, $2, $3)
     on conflict do nothing returning key`,
    [owner, key, fingerprint],
  );
  if (rowCount === 0) throw new Error('this key was used');
  const { rows } = await client.query<{ balance: number; held: number }>(
    'select balance, held, debt, expiring_at as "expiringAt" from billing.credit_accounts where owner_id = $1 for update',
    [owner],
  );
  const balance = (rows[0]?.balance ?? 0) - totalCredits;
  if (balance < 0) throw new Error('no funds');
  const entries = [
    { account: owner, amount: -totalCredits },
    { account: `held:${owner}`, amount: totalCredits },
  ];
  const transactionId = randomUUID();
  await client.query(
    `with posted as (
       insert into billing.ledger_transactions
         (id, type, description, subject, cause_kind, cause_id, posted_at, expires_at, grant_id, returns)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id
     )
     insert into billing.ledger_entries (transaction_id, account, amount)
     select posted.id, entry.account, entry.amount
     from posted, jsonb_to_recordset($11::jsonb) as entry (account text, amount integer)`,
    [transactionId, 'usage', SUMMARY, TITLE, 'case', caseId, now, null, null, null, JSON.stringify(entries)],
  );
  await client.query(
    'insert into case_pricing.cases (id, owner_id, selections, price, started_at) values ($1, $2, $3, $4, $5)',
    [caseId, owner, JSON.stringify(selections), JSON.stringify(PRICE), now],
  );
  await openCase(client, { owner, caseId, pursuitId, transactionId, totalCredits, selections, now });
  const payload = { caseId, ownerId: owner, totalCredits, occurredAt: now };
  const events = [{ id: randomUUID(), type: 'case-pricing.case-started', payload, occurred_at: now }];
  await client.query(
    `insert into platform.outbox (id, type, payload, occurred_at)
     select id, type, payload, occurred_at
     from jsonb_to_recordset($1::jsonb) as events (id uuid, type text, payload jsonb, occurred_at timestamptz)`,
    [JSON.stringify(events)],
  );
  await client.query('update platform.idempotency_keys set answer = $1::jsonb where caller = $2 and key = $3', [
    JSON.stringify(answer),
    owner,
    key,
  ]);
  await client.query('update billing.credit_accounts set balance = $1, held = $2, debt = $3 where owner_id = $4', [
    balance,
    (rows[0]?.held ?? 0) + totalCredits,
    0,
    owner,
  ]);
  return answer;
}

interface Opened {
  readonly owner: string;
  readonly caseId: string;
  readonly pursuitId: string;
  readonly transactionId: string;
  readonly totalCredits: number;
  readonly selections: unknown;
  readonly now: string;
}

async function openCase(client: pg.PoolClient, opened: Opened): Promise<void> {
  const { owner, caseId, pursuitId, transactionId, totalCredits, selections, now } = opened;
  await client.query(
    'insert into billing.holds (id, owner_id, credits, captured, transaction_id, reserved_at) values ($1, $2, $3, 0, $4, $5)',
    [caseId, owner, totalCredits, transactionId, now],
  );
  await client.query(
    `insert into pursuits.pursuits (id, owner_id, stage, company_domain, prospect, prospect_key, opportunity, acv_dollars,
       expected_close, proposed, competing, contacts, notes, registered_at, changed_at)
     values ($1, $2, 'active', 'northwind.example', $3, $3, $4, 100000, current_date + 90, '{}', '{}', '[]', '', $5, $5)`,
    [pursuitId, owner, 'prospect for acme cloud', TITLE, now],
  );
  for (const [command, stage] of [
    ['register', 'registered'],
    ['run-case', 'active'],
  ]) {
    await client.query(
      `insert into pursuits.steps (pursuit_id, command, stage, by_id, changed, occurred_at) values ($1, $2, $3, $4, '{}', $5)`,
      [pursuitId, command, stage, owner, now],
    );
  }
  await client.query(
    `insert into pursuits.cases (id, pursuit_id, owner_id, title, state, terms, started_at, changed_at)
     values ($1, $2, $3, $4, 'inputs', $5, $6, $6)`,
    [caseId, pursuitId, owner, TITLE, JSON.stringify({ selections, price: PRICE }), now],
  );
  await client.query(
    `insert into pursuits.case_steps (case_id, command, state, party, by_id, occurred_at)
     values ($1, 'start', 'inputs', 'seller', $2, $3)`,
    [caseId, owner, now],
  );
}

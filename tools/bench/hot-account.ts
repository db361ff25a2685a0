import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { API, startSurroundings } from './api.ts';
import { median, type Outcome, requestsPerSecond } from './compare.ts';
import { forgetLimits } from './forget-limits.ts';
import { startProcess } from './process.ts';
import { makeSellers, type Seller } from './sellers.ts';
import { caseRequest } from './throughput.ts';

/** The ledger must not be empty: connections keep plans made for an empty table. */
const SELLERS = 2_000;
const CLIENTS = 32;
const ROUNDS = 7;
const SECONDS = 3;
const AT_LEAST = 0.5;

const run = promisify(execFile);

/** All cases are paid from one account, compared with pgbench sending the same statements. */
export async function hotAccount(): Promise<Outcome> {
  const surroundings = await startSurroundings();
  const folder = mkdtempSync(join(tmpdir(), 'casewright-pgbench-'));
  const forgetting = forgetLimits(surroundings);
  try {
    const [seller, other] = (await makeSellers(surroundings.databaseUrl, SELLERS)) as [Seller, Seller];
    const script = join(folder, 'start-case.sql');
    writeFileSync(script, statementsOf(other.id));
    const api = await startProcess(API, surroundings.env, '/api/health/live');
    const ours = () =>
      requestsPerSecond({ name: 'API', url: api.url, request: () => caseRequest(seller) }, CLIENTS, SECONDS);
    const theirs = () => transactionsPerSecond(surroundings.databaseUrl, script);
    try {
      return outcomeOf(await rounds(ours, theirs));
    } finally {
      await api.stop();
    }
  } finally {
    forgetting.stop();
    rmSync(folder, { recursive: true });
    await surroundings.stop();
  }
}

type Rate = () => Promise<number | undefined>;

async function rounds(ours: Rate, theirs: Rate): Promise<{ our: number; its: number }[]> {
  await ours();
  await theirs();
  const rates: { our: number; its: number }[] = [];
  for (let attempts = 0; rates.length < ROUNDS; attempts++) {
    if (attempts === 2 * ROUNDS) throw new Error('too many rounds of the hot account had answers other than 2xx');
    const [our, its] = [await ours(), await theirs()];
    if (our !== undefined && its !== undefined) rates.push({ our, its });
  }
  return rates;
}

function outcomeOf(rates: readonly { our: number; its: number }[]): Outcome {
  const ratio = median(rates.map(({ our, its }) => our / its));
  const middle = (of: 'our' | 'its') => Math.round(median(rates.map((rate) => rate[of])));
  return {
    title: `cases started from one account by ${CLIENTS} clients ÷ pgbench with the same statements`,
    ratio,
    limit: `≥ ${AT_LEAST}`,
    met: ratio >= AT_LEAST,
    detail: `API ${middle('our')}/s, pgbench ${middle('its')}/s, ${ROUNDS} rounds`,
  };
}

async function transactionsPerSecond(databaseUrl: string, script: string): Promise<number> {
  const options = ['--no-vacuum', '--protocol=prepared', `--client=${CLIENTS}`, '--jobs=2', `--time=${SECONDS}`];
  const { stdout } = await run('pgbench', [...options, `--file=${script}`, databaseUrl]).catch((error: unknown) => {
    throw new Error("pgbench could not run: it comes with Debian's postgresql-contrib", { cause: error });
  });
  const rate = /tps = ([\d.]+)/.exec(stdout)?.[1];
  if (!rate) throw new Error(`pgbench said: ${stdout}`);
  return Number(rate);
}

/** The statements of bare/start-case.ts for pgbench, in which every colon starts a variable. */
const statementsOf = (owner: string): string => `
select gen_random_uuid() as id \\gset
begin;
insert into platform.idempotency_keys (caller, key, fingerprint) values ('${owner}', :id::text, 'same') on conflict do nothing;
select balance from billing.credit_accounts where owner_id = '${owner}' for update;
with posted as (
  insert into billing.ledger_transactions (id, type, description, cause_kind, cause_id, posted_at)
  values (:id::uuid, 'usage', 'Case', 'case', :id::text, now()) returning id
)
insert into billing.ledger_entries (transaction_id, account, amount)
select posted.id, entry.account, entry.amount from posted, (values ('${owner}', -26), ('held' || chr(58) || '${owner}', 26)) as entry (account, amount);
insert into case_pricing.cases (id, owner_id, selections, price, started_at) values (:id::uuid, '${owner}', '{}', '{}', now());
insert into billing.holds (id, owner_id, credits, captured, transaction_id, reserved_at) values (:id::uuid, '${owner}', 26, 0, :id::uuid, now());
insert into pursuits.pursuits (id, owner_id, stage, company_domain, prospect, prospect_key, opportunity, acv_dollars,
  expected_close, proposed, competing, contacts, notes, registered_at, changed_at)
values (:id::uuid, '${owner}', 'active', 'x.example', 'x', 'x', 'x', 100000, current_date, '{}', '{}', '[]', '', now(), now());
insert into pursuits.steps (pursuit_id, command, stage, by_id, changed, occurred_at) values (:id::uuid, 'register', 'registered', '${owner}', '{}', now());
insert into pursuits.steps (pursuit_id, command, stage, by_id, changed, occurred_at) values (:id::uuid, 'run-case', 'active', '${owner}', '{}', now());
insert into pursuits.cases (id, pursuit_id, owner_id, title, state, terms, started_at, changed_at)
values (:id::uuid, :id::uuid, '${owner}', 'x', 'inputs', jsonb_build_object('price', jsonb_build_object('totalCredits', 26)), now(), now());
insert into pursuits.case_steps (case_id, command, state, party, by_id, occurred_at) values (:id::uuid, 'start', 'inputs', 'seller', '${owner}', now());
insert into platform.outbox (id, type, payload, occurred_at) values (:id::uuid, 'case-pricing.case-started', '{}', now());
update platform.idempotency_keys set answer = '{}' where caller = '${owner}' and key = :id::text;
update billing.credit_accounts set balance = balance - 26 where owner_id = '${owner}';
commit;
`;

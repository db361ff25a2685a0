import { createHash, randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';

/** A signed-in, verified user with many credits. */
export interface Seller {
  readonly id: string;
  readonly token: string;
}

const CREDITS = 10_000_000;

/** Inserts directly; signing up would take minutes. */
export async function makeSellers(databaseUrl: string, count: number): Promise<Seller[]> {
  const sellers = Array.from({ length: count }, () => ({
    id: randomUUID(),
    token: randomBytes(32).toString('base64url'),
  }));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const ids = sellers.map(({ id }) => id);
    const hashes = sellers.map(({ token }) => createHash('sha256').update(token).digest('base64url'));
    await client.query('begin');
    await client.query(ACCOUNTS, [ids]);
    await client.query(SESSIONS, [ids, hashes]);
    await client.query('insert into billing.credit_accounts (owner_id, balance) select unnest($1::uuid[]), $2', [
      ids,
      CREDITS,
    ]);
    await client.query(GRANTS, [ids]);
    await client.query(ENTRIES, [ids, CREDITS]);
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end();
  }
  return sellers;
}

const ACCOUNTS = `
  insert into identity.accounts
    (id, email, first_name, last_name, password_hash, role, email_verified, terms_version, terms_accepted_at, created_at)
  select id, id || '@northwind.example', 'Sam', 'Seller', '$argon2id$none', 'user', true, 'bench', now(), now()
  from unnest($1::uuid[]) id`;
const SESSIONS = `
  insert into identity.sessions
    (id, account_id, token_hash, opened_at, last_seen_at, expires_at, absolute_expires_at)
  select gen_random_uuid(), id, hash, now(), now(), now() + interval '30 days', now() + interval '90 days' from unnest($1::uuid[], $2::text[]) as made (id, hash)`;
// One grant per seller, under the seller's id.
const GRANTS = `
  insert into billing.ledger_transactions (id, type, description, cause_kind, cause_id, posted_at)
  select id, 'other', 'Credits to measure with', 'grant', id::text, now() from unnest($1::uuid[]) id`;
const ENTRIES = `
  insert into billing.ledger_entries (transaction_id, account, amount)
  select id, account, amount from unnest($1::uuid[]) id,
    lateral (values (id::text, $2::int), ('house:gifts', -$2::int)) as entry (account, amount)`;

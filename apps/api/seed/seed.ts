import { DomainError } from '@casewright/kernel';
import { Client } from 'pg';
import { audit } from './audit';
import { calculations } from './calculations';
import { inBulk } from './in-bulk';
import { lastTransaction, ledger } from './ledger';
import { messages } from './messages';
import { forms, users } from './people';
import type { Seeding, Span } from './seeding';
import { NOTHING, type SeedSize } from './sizes';

class NoAdminToSeedFor extends DomainError {
  readonly code = 'api.no-admin-to-seed-for';
  readonly kind = 'not-found';

  constructor() {
    super('Make an admin first: npm run admin -- someone@company.example');
  }
}

const TABLES = [
  'identity.accounts',
  'messaging.pilot_signups',
  'messaging.contact_submissions',
  'messaging.conversations',
  'messaging.messages',
  'messaging.copies',
  'messaging.unread_messages',
  'case_pricing.saved_calculations',
  'case_pricing.drafts',
  'billing.adjustments',
  'billing.ledger_transactions',
  'billing.ledger_entries',
  'billing.credit_accounts',
  'billing.grants',
  'billing.grant_uses',
  'platform.audit_entries',
  'platform.audit_links',
];

/** Adds rows up to `sizes` (ascending), each once, in one transaction. @returns counts before and after */
export async function seed(
  ownerUrl: string,
  sizes: readonly SeedSize[],
): Promise<{ readonly before: SeedSize; readonly after: SeedSize }> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(`begin; set local maintenance_work_mem = '512MB'; set local work_mem = '128MB'`);
    await client.query(SEEDED_IDS);
    const before = (await largestIn(client, sizes)) ?? NOTHING;
    const after = sizes.at(-1) ?? NOTHING;
    if (before.users < after.users) await add(client, await seeding(client, before, after));
    await client.query('commit');
    for (const table of TABLES) await client.query(`vacuum (analyze) ${table}`);
    return { before, after };
  } finally {
    await client.end();
  }
}

async function add(client: Client, rows: Seeding): Promise<void> {
  const statements = [users, forms, messages, calculations, ledger, audit].flatMap((kind) => kind(rows));
  await inBulk(client, TABLES, async () => {
    for (const statement of statements) await client.query(statement);
  });
}

/** Same ID for the same number in every run. */
const SEEDED_IDS = `
  create function pg_temp.seeded(kind text, number bigint) returns uuid language sql immutable parallel safe
  return overlay(overlay(md5(kind || number::text) placing '4' from 13) placing 'a' from 17)::uuid`;

/** By the ledger, since it never deletes rows. */
async function largestIn(client: Client, sizes: readonly SeedSize[]): Promise<SeedSize | undefined> {
  for (const size of sizes.toReversed()) {
    const id = lastTransaction(size.ledgerEntries);
    const { rowCount } = await client.query(`select from billing.ledger_transactions where id = ${id}`);
    if (rowCount) return size;
  }
  return undefined;
}

async function seeding(client: Client, before: SeedSize, after: SeedSize): Promise<Seeding> {
  const { rows } = await client.query<Seeding['admin']>(FIRST_ADMIN);
  const [admin] = rows;
  if (!admin) throw new NoAdminToSeedFor();
  const span = (kind: keyof SeedSize): Span => [before[kind] + 1, after[kind]];
  return {
    users: span('users'),
    messages: span('messages'),
    calculations: span('calculations'),
    ledgerEntries: span('ledgerEntries'),
    auditEntries: span('auditEntries'),
    forms: span('forms'),
    admin,
  };
}

const FIRST_ADMIN = `
  select quote_literal(id) as id, quote_literal(first_name || ' ' || last_name) as name, quote_literal(email) as email,
    quote_literal(password_hash) as "passwordHash"
  from identity.accounts where role = 'admin' order by created_at, id limit 1`;

import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { PUBLIC_URL } from './api.ts';

export const PASSWORD = 'Correct-horse-1';

export const aSignUp = (email = `sam-${randomUUID()}@northwind.example`) => ({
  email,
  firstName: 'Sam',
  lastName: 'Seller',
  password: PASSWORD,
  agreeToTerms: true,
});

let networks = 0;

/** Headers of a browser's write, from a random network to avoid rate limits. */
export const browserHeaders = (): Record<string, string> => ({
  origin: PUBLIC_URL,
  'content-type': 'application/json',
  'x-forwarded-for': `2001:db8:${(networks >> 16).toString(16)}:${(networks++ & 0xffff).toString(16)}::1`,
});

export async function signUp(apiUrl: string, email?: string): Promise<void> {
  const body = JSON.stringify(aSignUp(email));
  const answer = await fetch(`${apiUrl}/api/sign-up`, { method: 'POST', headers: browserHeaders(), body });
  if (answer.status !== 201) throw new Error(`sign-up answered ${answer.status}: ${await answer.text()}`);
}

export interface People {
  readonly emails: readonly string[];
  /** Same password for all, hashed with the product's parameters. */
  readonly passwordHash: string;
}

/** Signs up one person and inserts verified others with the same password. */
export async function makePeople(apiUrl: string, databaseUrl: string, count: number): Promise<People> {
  const first = aSignUp().email;
  await signUp(apiUrl, first);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ email: string; hash: string }>(MORE, [first, count]);
    await client.query('analyze');
    return { emails: rows.map(({ email }) => email), passwordHash: rows[0]?.hash ?? '' };
  } finally {
    await client.end();
  }
}

const MORE = `
  insert into identity.accounts
    (id, email, first_name, last_name, password_hash, role, email_verified, terms_version, terms_accepted_at, created_at)
  select gen_random_uuid(), 'person-' || n || '@northwind.example', first_name, last_name, password_hash, role, true,
    terms_version, terms_accepted_at, created_at
  from identity.accounts, generate_series(1, $2) n where email = $1
  returning email, password_hash as hash`;

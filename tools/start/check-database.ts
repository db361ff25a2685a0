import { Client } from 'pg';
import { Refusal } from './refusal.ts';

const CONNECT_TIMEOUT_MS = 5000;

const REASONS: Readonly<Record<string, string>> = {
  '28P01': 'the server refuses the user or the password',
  '28000': 'the server refuses the user',
  '3D000': 'the server has no database of that name',
  '53300': 'the server has no connection left',
  ECONNREFUSED: 'no server listens at that address',
  ENOTFOUND: 'the host is unknown',
};

/** @throws Refusal when the server of DATABASE_URL does not let us in */
export async function checkDatabase(connectionString: string): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new Refusal(`Casewright does not start: DATABASE_URL cannot be used, ${reasonOf(error)}.`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Until now the tables lived in the server's own database and belonged to its superuser.
 * @throws Refusal when the data folder is that old
 */
export async function refuseOldData(superuserUrl: string): Promise<void> {
  const client = new Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(`select from pg_namespace where nspname = 'billing'`);
    if (rowCount) {
      throw new Refusal(
        'The data is from an earlier version and cannot be used. Start over with: npm start -- --reset',
      );
    }
  } finally {
    await client.end();
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? `the server does not answer${code && ` (${code})`}`;
}

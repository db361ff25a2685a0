import { Client } from 'pg';
import { Refusal } from './refusal.ts';

const CONNECT_TIMEOUT_MS = 5000;

const REASONS: Readonly<Record<string, string>> = {
  '28P01': 'the server rejected the user name or password',
  '28000': 'the server rejected the user name',
  '3D000': 'the database doesn’t exist',
  '53300': 'the server has no free connections',
  ECONNREFUSED: 'nothing is listening at that address',
  ENOTFOUND: 'the host name can’t be resolved',
};

/** @throws Refusal if the server of DATABASE_URL refuses the connection */
export async function checkDatabase(connectionString: string): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new Refusal(`Casewright can’t start. DATABASE_URL doesn’t work: ${reasonOf(error)}.`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Rejects the old layout, in which the superuser owned the tables. @throws Refusal */
export async function refuseOldData(superuserUrl: string): Promise<void> {
  const client = new Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(`select from pg_namespace where nspname = 'billing'`);
    if (rowCount) {
      throw new Refusal(
        'The data is from an earlier version and can’t be used. To start over, run: npm start -- --reset',
      );
    }
  } finally {
    await client.end();
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? `the server doesn’t respond${code && ` (${code})`}`;
}

import { readFileSync } from 'node:fs';
import { Client } from 'pg';

const ROLES = new URL('../../docker/postgres/roles.sql', import.meta.url);

export async function createDatabase(superuserUrl: string): Promise<void> {
  const client = new Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(`select from pg_database where datname = 'casewright'`);
    if (rowCount) return;
    await client.query(`begin; ${readFileSync(ROLES, 'utf8')} commit`);
    await client.query('create database casewright owner casewright_owner');
  } finally {
    await client.end();
  }
}

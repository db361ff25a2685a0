import { emptyDatabase } from '../testing/empty-database';
import { databaseUrlsOf, testConfig } from '../testing/test-config';
import { checkDatabase } from './check-database';
import { OWNER_ROLE, urlAs } from './database-roles';

describe('the database check at startup', () => {
  let databaseUrl: string;

  beforeAll(async () => {
    databaseUrl = await emptyDatabase();
  });

  const check = (env: NodeJS.ProcessEnv) => checkDatabase(testConfig({ ...databaseUrlsOf(databaseUrl), ...env }));

  it('rejects more connections than the server allows', async () => {
    await expect(check({ DATABASE_CONNECTIONS: '100', SERVER_PROCESSES: '4' })).rejects.toThrow(
      /DATABASE_CONNECTIONS is too high: 4 processes .* up to 220 connections each, and the database accepts \d+$/,
    );
  });

  it('rejects a role that may change tables in production', async () => {
    const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://casewright.example' };
    await expect(check(production)).resolves.toBeUndefined();
    await expect(check({ ...production, DATABASE_URL: urlAs(OWNER_ROLE, databaseUrl) })).rejects.toThrow(
      'DATABASE_URL must name a role that may not change tables',
    );
  });

  it('does not wait for an unavailable database', async () => {
    await expect(check({ DATABASE_URL: 'postgres://127.0.0.1:9/none' })).resolves.toBeUndefined();
  });
});

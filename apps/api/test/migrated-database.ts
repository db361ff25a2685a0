import { emptyDatabase, OWNER_ROLE, urlAs } from '@casewright/platform/testing';
import { grantDatabaseRights, migrateDatabase } from '../migrations';

let original: Promise<string> | undefined;

/** Database with all tables. Migrations run once per process, and suites get copies. */
export async function migratedDatabase(): Promise<string> {
  original ??= migrateOne();
  const databaseUrl = await emptyDatabase(await original);
  await grantDatabaseRights(urlAs(OWNER_ROLE, databaseUrl));
  return databaseUrl;
}

async function migrateOne(): Promise<string> {
  const databaseUrl = await emptyDatabase();
  await migrateDatabase(urlAs(OWNER_ROLE, databaseUrl));
  return databaseUrl;
}

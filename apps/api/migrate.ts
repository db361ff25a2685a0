import 'reflect-metadata';
import { ConfigurationError, withSecretsFromFiles } from '@casewright/platform';
import { migrateDatabase } from './migrations';
import { run } from './run';

/** Runs before API and worker start: `DATABASE_OWNER_URL=… [REDIS_URL=…] node migrate.js`. */
void run(async () => {
  const { DATABASE_OWNER_URL, DATABASE_URL, REDIS_URL } = withSecretsFromFiles(process.env);
  const ownerUrl = DATABASE_OWNER_URL || DATABASE_URL;
  if (!ownerUrl) throw new ConfigurationError(['DATABASE_OWNER_URL is missing']);
  await migrateDatabase(ownerUrl, REDIS_URL);
});

import 'reflect-metadata';
import { migrateQueue } from '@casewright/platform';
import { migrateDatabase } from './migrations';
import { run } from './run';

/** A step of its own, before api and worker start: `DATABASE_URL=… [REDIS_URL=…] node migrate.js`. */
void run(async () => {
  const { DATABASE_URL, REDIS_URL } = process.env;
  if (!DATABASE_URL) throw new Error('DATABASE_URL is missing.');
  await migrateDatabase(DATABASE_URL);
  await migrateQueue({ databaseUrl: DATABASE_URL, redisUrl: REDIS_URL });
});

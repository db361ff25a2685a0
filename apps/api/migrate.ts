import 'reflect-metadata';
import { migrateDatabase } from './migrations';
import { run } from './run';

/** A step of its own, before api and worker start: `DATABASE_URL=… node migrate.js`. */
void run(async () => {
  const { DATABASE_URL } = process.env;
  if (!DATABASE_URL) throw new Error('DATABASE_URL is missing.');
  await migrateDatabase(DATABASE_URL);
});

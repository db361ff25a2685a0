import './compile-cache';
import 'reflect-metadata';
import { Config } from '@casewright/platform';
import { createApplication } from './application';
import { keepDemoAccounts } from './operator';
import { run } from './run';

/** A step of development, after the database is migrated: `DEMO_PASSWORD=… node demo-accounts.js`. */
void run(async () => {
  const app = await createApplication(Config.fromEnvironment());
  await app.init();
  try {
    await keepDemoAccounts(app, process.env.DEMO_PASSWORD);
  } finally {
    await app.close();
  }
});

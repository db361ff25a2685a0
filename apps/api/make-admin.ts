import './compile-cache';
import 'reflect-metadata';
import { DomainError } from '@casewright/kernel';
import { Config } from '@casewright/platform';
import { createApplication } from './application';
import { makeAdmin } from './operator';
import { run } from './run';

/** How the first admin comes about: `node make-admin.js someone@company.example`, for a verified account. */
void run(async () => {
  const app = await createApplication(Config.fromEnvironment());
  await app.init();
  try {
    process.stdout.write(`${await makeAdmin(app, process.argv[2])}\n`);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  } finally {
    await app.close();
  }
});

import { keepCompiled } from './compiled';
import 'reflect-metadata';
import { checkDatabase } from '@casewright/platform';
import { configuration } from './configuration';
import { run } from './run';
import { startWorker } from './worker.application';

void run(async () => {
  const config = configuration();
  await checkDatabase(config);
  await startWorker(config);
  keepCompiled();
});

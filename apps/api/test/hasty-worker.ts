import 'reflect-metadata';
import { Config } from '@casewright/platform';
import { HASTY } from '@casewright/platform/testing';
import { run } from '../run';
import { startWorker } from '../worker.application';

/** The worker's process, as impatient as a test. */
void run(async () => {
  await startWorker(Config.fromEnvironment(), HASTY);
});

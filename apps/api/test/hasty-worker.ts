import 'reflect-metadata';
import { HASTY } from '@casewright/platform/testing';
import { configuration } from '../configuration';
import { run } from '../run';
import { startWorker } from '../worker.application';

/** The worker's process, as impatient as a test. */
void run(async () => {
  await startWorker(configuration(), HASTY);
});

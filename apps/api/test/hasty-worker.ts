import 'reflect-metadata';
import { HASTY } from '@casewright/platform/testing';
import { configuration } from '../configuration';
import { run } from '../run';
import { startWorker } from '../worker.application';

/** The worker's process, as impatient as a test, but for a farewell that is long enough on a machine that does much else. */
void run(async () => {
  await startWorker(configuration(), { ...HASTY, farewellMs: 30_000 });
});

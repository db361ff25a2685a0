import 'reflect-metadata';
import { TEST_POLICY } from '@casewright/platform/testing';
import { configuration } from '../../configuration';
import { run } from '../../run';
import { startWorker } from '../../worker.application';

/** Worker process with the test policy, and time to shut down on a busy machine. */
void run(async () => {
  await startWorker(configuration(), { ...TEST_POLICY, shutdownTimeoutMs: 30_000 });
});

import { keepCompiled } from './compile-cache';
import 'reflect-metadata';
import { Config } from '@casewright/platform';
import { run } from './run';
import { startWorker } from './worker.application';

/** The process that relays the outbox and reacts to news. */
void run(async () => {
  await startWorker(Config.fromEnvironment());
  keepCompiled();
});

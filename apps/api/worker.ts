import { keepCompiled } from './compile-cache';
import 'reflect-metadata';
import { configuration } from './configuration';
import { run } from './run';
import { startWorker } from './worker.application';

/** The process that relays the outbox and reacts to news. */
void run(async () => {
  await startWorker(configuration());
  keepCompiled();
});

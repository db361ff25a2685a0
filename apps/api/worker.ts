import { keepCompiled } from './compile-cache';
import 'reflect-metadata';
import { Config, usePlatformLog } from '@casewright/platform';
import { NestFactory } from '@nestjs/core';
import { run } from './run';
import { WorkerModule } from './worker.module';

/** The process that relays the outbox and reacts to news. */
void run(async () => {
  const app = await NestFactory.createApplicationContext(WorkerModule.with(Config.fromEnvironment()), {
    bufferLogs: true,
    abortOnError: false,
  });
  usePlatformLog(app);
  app.enableShutdownHooks();
  keepCompiled();
});

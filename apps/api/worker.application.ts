import { type Config, type DeliveryPolicy, usePlatformLog } from '@casewright/platform';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { WorkerModule } from './worker.module';

export async function startWorker(config: Config, policy?: DeliveryPolicy): Promise<INestApplicationContext> {
  const app = await NestFactory.createApplicationContext(WorkerModule.with(config, policy), {
    bufferLogs: true,
    abortOnError: false,
  });
  usePlatformLog(app);
  return app.enableShutdownHooks();
}

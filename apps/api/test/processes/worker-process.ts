import type { QueueStore } from '@casewright/platform';
import { databaseUrlsOf } from '@casewright/platform/testing';
import { ServerProcess } from './server-process';

/** Worker in its own process. */
export const startWorkerProcess = ({ databaseUrl, redisUrl }: QueueStore, smtpUrl: string): ServerProcess =>
  ServerProcess.startScript('test-worker.ts', {
    ...databaseUrlsOf(databaseUrl),
    SMTP_URL: smtpUrl,
    ...(redisUrl && { REDIS_URL: redisUrl }),
  });

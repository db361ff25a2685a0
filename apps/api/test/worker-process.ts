import type { QueueStore } from '@casewright/platform';
import { ServerProcess } from './server-process';

/** A worker in a process of its own. */
export const startWorkerProcess = ({ databaseUrl, redisUrl }: QueueStore, smtpUrl: string): ServerProcess =>
  ServerProcess.start(['hasty-worker.ts'], {
    DATABASE_URL: databaseUrl,
    SMTP_URL: smtpUrl,
    ...(redisUrl && { REDIS_URL: redisUrl }),
  });

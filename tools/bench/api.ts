import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findRedis } from '../services/find-redis.ts';
import { startPostgres, stopStalePostgres } from '../services/postgres.ts';
import { startRedis } from '../services/redis.ts';
import { SERVER_FLAGS } from '../services/server-flags.ts';
import { temporaryFolder } from '../services/temporary-folder.ts';
import { migrate } from '../start/server.ts';
import { fromRoot } from '../webpack/from-root.ts';

export interface Surroundings {
  readonly databaseUrl: string;
  /** Can disable triggers. */
  readonly superuserUrl: string;
  readonly env: NodeJS.ProcessEnv;
  stop(): Promise<void>;
}

export const PUBLIC_URL = 'https://casewright.example';
export const SESSION_COOKIE = '__Host-session';
/** As in the API's image. */
export const API = [...SERVER_FLAGS, fromRoot('dist/api/main.js')];

/** A migrated, durable database, and Redis if available. @param kept a folder to reuse between runs */
export async function startSurroundings(kept?: string): Promise<Surroundings> {
  const folder = kept ?? temporaryFolder('bench');
  const data = join(folder, 'postgres');
  await stopStalePostgres(data);
  const postgres = await startPostgres({ data, durable: true });
  const found = findRedis();
  const redis =
    'program' in found ? await startRedis({ program: found.program, data: join(folder, 'redis') }) : undefined;
  const env = {
    NODE_ENV: 'production',
    PUBLIC_URL,
    DATABASE_URL: postgres.urls.application,
    READ_DATABASE_URL: postgres.urls.reader,
    FILES_URL: pathToFileURL(join(folder, 'files')).href,
    SMTP_URL: 'smtp://127.0.0.1:9',
    STRIPE_SECRET_KEY: 'sk_test_of_nobody',
    STRIPE_WEBHOOK_SECRET: 'whsec_of_nobody',
    APP_SECRET: 'only to measure with, and known to all',
    ...(redis && { REDIS_URL: redis.url }),
  };
  await migrate({ ...process.env, ...env, DATABASE_OWNER_URL: postgres.urls.owner });
  return {
    databaseUrl: postgres.urls.owner,
    superuserUrl: Object.assign(new URL(postgres.urls.owner), { username: 'postgres' }).href,
    env,
    stop: async () => {
      await redis?.stop();
      await postgres.stop();
      if (!kept) rmSync(folder, { recursive: true, force: true });
    },
  };
}

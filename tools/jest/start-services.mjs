import { findRedis } from '../services/find-redis.ts';
import { startTemporaryPostgres } from '../services/postgres.ts';
import { startRedis } from '../services/redis.ts';
import { fromRoot } from '../webpack/from-root.ts';
import { temporaryFolder } from '../services/temporary-folder.ts';

/** Throw-away services, separate from a running product. */
export default async function startServices() {
  const postgres = await startTemporaryPostgres();
  process.env.TEST_POSTGRES_URL = postgres.url;
  process.env.TEST_FILES = temporaryFolder('files');
  process.env.TEST_PAYMENTS_PROGRAM = fromRoot('tools/payments/main.ts');

  const redis = findRedis();
  if ('missing' in redis) {
    if (process.env.CI) throw new Error(`The queue's suite needs Redis: ${redis.missing}.`);
    process.env.TEST_REDIS_MISSING = redis.missing;
  } else {
    globalThis.testRedis = await startRedis({ program: redis.program, data: temporaryFolder('redis') });
    process.env.TEST_REDIS_URL = globalThis.testRedis.url;
  }
  globalThis.testPostgres = postgres;
}

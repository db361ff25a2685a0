import {
  createPostgresBackend,
  type PostgresConnectionOptions,
  type QueueBaseOptions,
  type RedisOptions,
  runMigrations,
  setDefaultBackendFactory,
} from 'bullmq';
import { Client } from 'pg';

export const NEWS_QUEUE = 'news';

/** Where the queue lives: in Redis, or, on a machine without one, in PostgreSQL. */
export interface QueueStore {
  readonly databaseUrl: string;
  readonly redisUrl?: string | undefined;
}

type Connection = QueueBaseOptions['connection'];

const RECONNECT_MS = 1_000;
const GIVE_UP_COMMAND_MS = 5_000;

/** Settles where the queues and workers of this process live that are made from now on. */
export const useQueueStore = ({ redisUrl }: QueueStore): void =>
  setDefaultBackendFactory(redisUrl ? undefined : createPostgresBackend);

/** For those who add and ask: an answer or a refusal soon, never a wait. */
export const producerConnection = (store: QueueStore): Connection =>
  connection(store, { enableOfflineQueue: false, commandTimeout: GIVE_UP_COMMAND_MS });

/** For workers, which have nothing better to do than to wait. */
export const workerConnection = (store: QueueStore): Connection => connection(store, { maxRetriesPerRequest: null });

function connection({ databaseUrl, redisUrl }: QueueStore, options: RedisOptions): Connection {
  if (redisUrl) return { url: redisUrl, retryStrategy: () => RECONNECT_MS, ...options };
  const postgres: PostgresConnectionOptions = { connectionString: databaseUrl, max: 3 };
  // BullMQ types a connection by its default backend, Redis.
  return postgres;
}

/** A step of its own, before any process starts: what the queue needs to find in PostgreSQL when it lives there. */
export async function migrateQueue({ databaseUrl, redisUrl }: QueueStore): Promise<void> {
  if (redisUrl) return;
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await runMigrations(client);
  } finally {
    await client.end();
  }
}

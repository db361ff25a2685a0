import type { OnApplicationShutdown } from '@nestjs/common';
import {
  createPostgresBackend,
  type PostgresConnectionOptions,
  type QueueBaseOptions,
  runMigrations,
  setDefaultBackendFactory,
} from 'bullmq';
import { Redis } from 'ioredis';
import { Client } from 'pg';

export const NEWS_QUEUE = 'news';

/** Where the queue lives: in Redis, or, on a machine without one, in PostgreSQL. */
export interface QueueStore {
  readonly databaseUrl: string;
  readonly redisUrl?: string | undefined;
}

type Connection = QueueBaseOptions['connection'];

const MAX_POSTGRES_CONNECTIONS = 3;
const RECONNECT_MS = 1_000;
const GIVE_UP_COMMAND_MS = 5_000;

/** Settles where the queues and workers of this process live that are made from now on. */
export const useQueueStore = ({ redisUrl }: QueueStore): void =>
  setDefaultBackendFactory(redisUrl ? undefined : createPostgresBackend);

/** For those who add and ask: an answer or a refusal soon, never a wait. */
export class ProducerConnection implements OnApplicationShutdown {
  readonly connection: Connection;
  private readonly redis: Redis | undefined;

  constructor({ databaseUrl, redisUrl }: QueueStore) {
    const options = { enableOfflineQueue: false, commandTimeout: GIVE_UP_COMMAND_MS, retryStrategy };
    this.redis = redisUrl ? new Redis(redisUrl, options) : undefined;
    // The queue says so itself when it is away; without a listener, ioredis would print each attempt.
    this.redis?.on('error', () => undefined);
    this.connection = this.redis ?? inPostgres(databaseUrl);
  }

  /** BullMQ leaves alone what it did not open; and its own good-bye waits for an answer, or goes on trying for ever. */
  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }
}

/** For workers, which have nothing better to do than to wait. */
export const workerConnection = ({ databaseUrl, redisUrl }: QueueStore): Connection =>
  redisUrl ? { url: redisUrl, maxRetriesPerRequest: null, retryStrategy } : inPostgres(databaseUrl);

const retryStrategy = () => RECONNECT_MS;

/** BullMQ types a connection by its default backend, Redis. */
function inPostgres(connectionString: string): Connection {
  const postgres: PostgresConnectionOptions = { connectionString, max: MAX_POSTGRES_CONNECTIONS };
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

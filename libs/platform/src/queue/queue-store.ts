import type { OnApplicationShutdown } from '@nestjs/common';
import {
  createPostgresBackend,
  type PostgresConnectionOptions,
  Queue,
  type QueueBaseOptions,
  runMigrations,
  setDefaultBackendFactory,
} from 'bullmq';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { type ConnectionLimits, connectionLimits } from '../persistence/connection-limits';

export const EVENT_QUEUE = 'events';

/** Where the queue lives: in Redis, or, on a machine without one, in PostgreSQL. */
export interface QueueStore {
  readonly databaseUrl: string;
  readonly redisUrl?: string | undefined;
  readonly connectionLimits?: ConnectionLimits;
}

export const limitsOf = ({ connectionLimits: limits }: QueueStore): ConnectionLimits => limits ?? connectionLimits();

type Connection = QueueBaseOptions['connection'];

const MAX_POSTGRES_CONNECTIONS = 3;
const RECONNECT_MS = 1_000;
const GIVE_UP_COMMAND_MS = 5_000;
const NEVER_MS = 24 * 60 * 60_000;

/** Sets the store of all queues and workers that this process creates from now on. */
export const useQueueStore = ({ redisUrl }: QueueStore): void =>
  setDefaultBackendFactory(redisUrl ? undefined : createPostgresBackend);

/** For producers: it fails soon instead of waiting. */
export class ProducerConnection implements OnApplicationShutdown {
  readonly connection: Connection;
  private readonly redis: Redis | undefined;

  constructor(store: QueueStore) {
    const { redisUrl } = store;
    const options = { enableOfflineQueue: false, commandTimeout: GIVE_UP_COMMAND_MS, retryStrategy };
    this.redis = redisUrl ? new Redis(redisUrl, options) : undefined;
    // The queue reports it; without a listener ioredis would print each attempt.
    this.redis?.on('error', () => undefined);
    this.connection = this.redis ?? inPostgres(store);
  }

  /** BullMQ closes only connections that it opened, and waits for an answer. */
  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }
}

/** For workers, which wait for the queue. */
export const workerConnection = (store: QueueStore): Connection =>
  store.redisUrl ? { url: store.redisUrl, maxRetriesPerRequest: null, retryStrategy } : inPostgres(store);

const retryStrategy = () => RECONNECT_MS;

/** BullMQ types a connection by its default backend, Redis. */
function inPostgres(store: QueueStore): Connection {
  const postgres: PostgresConnectionOptions = {
    ...limitsOf(store),
    connectionString: store.databaseUrl,
    max: MAX_POSTGRES_CONNECTIONS,
  };
  return postgres;
}

/** Run before any process starts: creates the tables of a queue in PostgreSQL. */
export async function migrateQueue({ databaseUrl, redisUrl }: QueueStore): Promise<void> {
  if (redisUrl) return;
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await runMigrations(client);
  } finally {
    await client.end();
  }
  await createSequence({ databaseUrl });
}

/** BullMQ creates a queue's sequence with its first job: as the owner here, since the application may create nothing. */
async function createSequence(store: QueueStore): Promise<void> {
  useQueueStore(store);
  const queue = new Queue(EVENT_QUEUE, { connection: inPostgres(store) });
  const { id = '' } = await queue.add('first', {}, { delay: NEVER_MS });
  await queue.remove(id);
  await queue.close();
}

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
import { LANES } from './lanes';

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

/** Sets the store for all queues and workers created later in this process. */
export const useQueueStore = ({ redisUrl }: QueueStore): void =>
  setDefaultBackendFactory(redisUrl ? undefined : createPostgresBackend);

/** Producers fail fast instead of waiting. */
export class ProducerConnection implements OnApplicationShutdown {
  readonly connection: Connection;
  private readonly redis: Redis | undefined;

  constructor(store: QueueStore) {
    const { redisUrl } = store;
    const options = { enableOfflineQueue: false, commandTimeout: GIVE_UP_COMMAND_MS, retryStrategy };
    this.redis = redisUrl ? new Redis(redisUrl, options) : undefined;
    // The queue reports it. Without a listener ioredis would print each attempt.
    this.redis?.on('error', () => undefined);
    this.connection = this.redis ?? inPostgres(store);
  }

  /** BullMQ closes only its own connections, and waits for an answer. */
  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }
}

/** Workers wait for the queue. */
export const workerConnection = (store: QueueStore): Connection =>
  store.redisUrl ? { url: store.redisUrl, maxRetriesPerRequest: null, retryStrategy } : inPostgres(store);

const retryStrategy = () => RECONNECT_MS;

/** BullMQ types connections as Redis only. */
function inPostgres(store: QueueStore): Connection {
  const postgres: PostgresConnectionOptions = {
    ...limitsOf(store),
    connectionString: store.databaseUrl,
    max: MAX_POSTGRES_CONNECTIONS,
  };
  return postgres;
}

/** Creates the tables of a queue in PostgreSQL before any process starts. */
export async function migrateQueue({ databaseUrl, redisUrl }: QueueStore): Promise<void> {
  if (redisUrl) return;
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await runMigrations(client);
  } finally {
    await client.end();
  }
  await createSequences({ databaseUrl });
}

/** Runs as the owner, because BullMQ creates a queue's sequence with its first job. */
async function createSequences(store: QueueStore): Promise<void> {
  useQueueStore(store);
  for (const lane of LANES) {
    const queue = new Queue(lane, { connection: inPostgres(store) });
    const { id = '' } = await queue.add('first', {}, { delay: NEVER_MS });
    await queue.remove(id);
    await queue.close();
  }
}

import { MikroOrmModule } from '@mikro-orm/nestjs';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import type { INestApplicationContext, Provider } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Redis } from 'ioredis';
import { Pool, type QueryResultRow } from 'pg';
import { PLATFORM_MIGRATIONS } from '../migrations/all';
import { CommandEvents } from '../outbox/command-events';
import { OutboxOperations } from '../outbox/outbox-operations';
import { migrate } from '../persistence/migrate';
import { Sql } from '../persistence/sql';
import { Transactions } from '../persistence/transactions';
import { TransactionsPerUser } from '../persistence/transactions-per-user';
import { emptyDatabase } from '../testing/empty-database';
import { eventually } from '../testing/eventually';
import { TEST_POLICY } from '../testing/test-policy';
import { storeOf } from '../testing/queue-stores';
import type { DeliveryPolicy } from './delivery-policy';
import { migrateQueue, type QueueStore } from './queue-store';
import { QueueModule } from './queue.module';
import { QueueWorkerModule } from './queue-worker.module';

export class RunningQueue {
  private readonly processes = new Set<INestApplicationContext>();

  private constructor(
    readonly store: QueueStore,
    private readonly pool: Pool,
  ) {}

  static async start(kind: 'redis' | 'postgres'): Promise<RunningQueue> {
    const store = storeOf(kind, await emptyDatabase());
    await migrate(store.databaseUrl, PLATFORM_MIGRATIONS);
    await migrateQueue(store);
    const running = new RunningQueue(store, new Pool({ connectionString: store.databaseUrl, max: 20 }));
    await running.empty();
    return running;
  }

  startWriter(store = this.store): Promise<INestApplicationContext> {
    return this.startProcess([QueueModule.forRoot(store)], []);
  }

  startWorker(
    handlers: readonly Provider[],
    policy: Partial<DeliveryPolicy> = {},
    store = this.store,
  ): Promise<INestApplicationContext> {
    const worker = QueueWorkerModule.forRoot(store, { ...TEST_POLICY, ...policy });
    return this.startProcess([QueueModule.forRoot(store), worker], handlers);
  }

  async stopProcess(app: INestApplicationContext): Promise<void> {
    this.processes.delete(app);
    await app.close();
  }

  async stopProcesses(): Promise<void> {
    await Promise.all([...this.processes].map((app) => this.stopProcess(app)));
  }

  async stop(): Promise<void> {
    await this.stopProcesses();
    await this.pool.end();
  }

  async write(type: string, payload: object = {}): Promise<string> {
    const id = crypto.randomUUID();
    await this.sql('insert into platform.outbox (id, type, payload, occurred_at) values ($1, $2, $3, now())', [
      id,
      type,
      payload,
    ]);
    return id;
  }

  /** Drops all jobs, like a restart of a Redis without persistence. */
  async empty(): Promise<void> {
    if (this.store.redisUrl) {
      const redis = new Redis(this.store.redisUrl);
      await redis.flushdb();
      await redis.quit();
      return;
    }
    await this.sql(`
      do $$ declare name text; begin
        for name in select tablename from pg_tables where schemaname = 'bullmq' and tablename !~ 'migration|schema|meta' loop
          execute format('truncate bullmq.%I cascade', name);
        end loop;
      end $$`);
  }

  async sql<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]> {
    const { rows } = await this.pool.query<Row>(text, values);
    return rows;
  }

  async count(condition: string): Promise<number> {
    const [row] = await this.sql<{ count: number }>(
      `select count(*)::int as count from platform.outbox where ${condition}`,
    );
    return row?.count ?? 0;
  }

  async allDone(): Promise<void> {
    await eventually(async () => expect(await this.count('done_at is null')).toBe(0));
  }

  operations(app: INestApplicationContext): OutboxOperations {
    return app.get(OutboxOperations);
  }

  private async startProcess(
    imports: ReturnType<typeof QueueModule.forRoot>[],
    providers: readonly Provider[],
  ): Promise<INestApplicationContext> {
    const orm = MikroOrmModule.forRoot({
      driver: PostgreSqlDriver,
      clientUrl: this.store.databaseUrl,
      discovery: { warnWhenNoEntities: false },
      registerRequestContext: false,
    });
    const transactions = {
      module: Transactional,
      global: true,
      providers: [Transactions, TransactionsPerUser, Sql, CommandEvents],
      exports: [Transactions, Sql, CommandEvents],
    };
    const app = await NestFactory.createApplicationContext(
      { module: Process, imports: [orm, transactions, ...imports], providers: [...providers] },
      { logger: process.env.LOG_LEVEL ? ['error', 'warn'] : false, abortOnError: false },
    );
    this.processes.add(app);
    return app;
  }
}

class Process {}
class Transactional {}

import { BullModule, getQueueToken } from '@nestjs/bullmq';
import { type DynamicModule, Module } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { OutboxOperations } from '../outbox/outbox-operations';
import { OutboxRows } from '../outbox/outbox-rows';
import { EventQueue } from './event-queue';
import { LANES } from './lanes';
import { limitsOf, ProducerConnection, type QueueStore, useQueueStore } from './queue-store';

const KEPT_COMPLETED = { age: 60 * 60, count: 1_000 };
const KEPT_FAILED = { age: 30 * 24 * 60 * 60, count: 10_000 };

@Module({})
export class QueueModule {
  static forRoot(store: QueueStore): DynamicModule {
    useQueueStore(store);
    const producer = new ProducerConnection(store);
    return {
      module: QueueModule,
      global: true,
      imports: [
        BullModule.registerQueue(
          ...LANES.map((name) => ({
            name,
            connection: producer.connection,
            defaultJobOptions: { removeOnComplete: KEPT_COMPLETED, removeOnFail: KEPT_FAILED },
          })),
        ),
      ],
      providers: [
        {
          provide: EventQueue,
          useFactory: (...queues: Queue[]) => new EventQueue(queues),
          inject: LANES.map((lane) => getQueueToken(lane)),
        },
        { provide: ProducerConnection, useValue: producer },
        OutboxOperations,
        { provide: OutboxRows, useFactory: () => new OutboxRows(store.databaseUrl, limitsOf(store)) },
      ],
      exports: [EventQueue, OutboxOperations, OutboxRows],
    };
  }
}

import { BullModule } from '@nestjs/bullmq';
import { type DynamicModule, Module } from '@nestjs/common';
import { OutboxOperations } from '../outbox/outbox-operations';
import { OutboxRows } from '../outbox/outbox-rows';
import { EventQueue } from './event-queue';
import { EVENT_QUEUE, limitsOf, ProducerConnection, type QueueStore, useQueueStore } from './queue-store';

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
        BullModule.registerQueue({
          name: EVENT_QUEUE,
          connection: producer.connection,
          defaultJobOptions: { removeOnComplete: KEPT_COMPLETED, removeOnFail: KEPT_FAILED },
        }),
      ],
      providers: [
        EventQueue,
        { provide: ProducerConnection, useValue: producer },
        OutboxOperations,
        { provide: OutboxRows, useFactory: () => new OutboxRows(store.databaseUrl, limitsOf(store)) },
      ],
      exports: [EventQueue, OutboxOperations, OutboxRows],
    };
  }
}

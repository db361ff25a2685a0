import { BullModule } from '@nestjs/bullmq';
import { type DynamicModule, Module } from '@nestjs/common';
import { MikroOutbox, Outbox } from '../outbox/outbox';
import { OutboxOperations } from '../outbox/outbox-operations';
import { OutboxRows } from '../outbox/outbox-rows';
import { NewsQueue } from './news-queue';
import { NEWS_QUEUE, ProducerConnection, type QueueStore, useQueueStore } from './queue-store';

const KEPT_COMPLETED = { age: 60 * 60, count: 1_000 };
const KEPT_FAILED = { age: 30 * 24 * 60 * 60, count: 10_000 };

/** For every process: writing to the outbox, and seeing what became of what was written. */
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
          name: NEWS_QUEUE,
          connection: producer.connection,
          defaultJobOptions: { removeOnComplete: KEPT_COMPLETED, removeOnFail: KEPT_FAILED },
        }),
      ],
      providers: [
        NewsQueue,
        { provide: ProducerConnection, useValue: producer },
        OutboxOperations,
        { provide: OutboxRows, useFactory: () => new OutboxRows(store.databaseUrl) },
        { provide: Outbox, useClass: MikroOutbox },
      ],
      exports: [NewsQueue, OutboxOperations, OutboxRows, Outbox],
    };
  }
}

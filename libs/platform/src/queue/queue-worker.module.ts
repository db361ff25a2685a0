import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { OutboxBell } from '../outbox/outbox-bell';
import { OutboxRows } from '../outbox/outbox-rows';
import { Deliveries } from './deliveries';
import { type DeliveryPolicy, PATIENT } from './delivery-policy';
import { newsConsumer } from './news-consumer';
import { NewsQueue } from './news-queue';
import type { QueueStore } from './queue-store';
import { Reactions } from './reactions';
import { Relay } from './relay';

/** For the worker only: relays the outbox, and runs the reactions of every context. */
@Module({})
export class QueueWorkerModule {
  static forRoot(store: QueueStore, policy: DeliveryPolicy = PATIENT): DynamicModule {
    return {
      module: QueueWorkerModule,
      imports: [DiscoveryModule],
      providers: [
        Reactions,
        newsConsumer(store, policy),
        { provide: OutboxBell, useFactory: () => new OutboxBell(store.databaseUrl) },
        {
          provide: Deliveries,
          useFactory: (rows: OutboxRows, reactions: Reactions) => new Deliveries(rows, reactions, policy),
          inject: [OutboxRows, Reactions],
        },
        {
          provide: Relay,
          useFactory: (rows: OutboxRows, bell: OutboxBell, queue: NewsQueue, reactions: Reactions) =>
            new Relay(rows, bell, queue, reactions, policy),
          inject: [OutboxRows, OutboxBell, NewsQueue, Reactions],
        },
      ],
    };
  }
}

import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { OutboxListener } from '../outbox/outbox-listener';
import { OutboxRows } from '../outbox/outbox-rows';
import { EventDelivery } from './event-delivery';
import { type DeliveryPolicy, DEFAULT_POLICY } from './delivery-policy';
import { EventConsumer } from './event-consumer';
import { EventQueue } from './event-queue';
import { limitsOf, type QueueStore } from './queue-store';
import { EventHandlers } from './event-handlers';
import { Relay } from './relay';

/** Worker only: relays the outbox and runs event handlers. */
@Module({})
export class QueueWorkerModule {
  static forRoot(store: QueueStore, policy: DeliveryPolicy = DEFAULT_POLICY): DynamicModule {
    return {
      module: QueueWorkerModule,
      imports: [DiscoveryModule],
      providers: [
        EventHandlers,
        {
          provide: EventConsumer,
          useFactory: (delivery: EventDelivery, queue: EventQueue) => new EventConsumer(store, policy, delivery, queue),
          inject: [EventDelivery, EventQueue],
        },
        { provide: OutboxListener, useFactory: () => new OutboxListener(store.databaseUrl, limitsOf(store)) },
        {
          provide: EventDelivery,
          useFactory: (rows: OutboxRows, handlers: EventHandlers) => new EventDelivery(rows, handlers, policy),
          inject: [OutboxRows, EventHandlers],
        },
        {
          provide: Relay,
          useFactory: (rows: OutboxRows, listener: OutboxListener, queue: EventQueue, handlers: EventHandlers) =>
            new Relay(rows, listener, queue, handlers, policy),
          inject: [OutboxRows, OutboxListener, EventQueue, EventHandlers],
        },
      ],
    };
  }
}

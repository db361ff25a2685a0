import { Injectable } from '@nestjs/common';
import { OutboxOperations } from '../outbox/outbox-operations';
import { EventQueue } from '../queue/event-queue';
import { Metrics } from './metrics';

@Injectable()
export class QueueMetrics {
  constructor(metrics: Metrics, outbox: OutboxOperations, queue: EventQueue) {
    metrics.gauge('outbox_events', 'Events in the outbox that wait or are dead.', async () => {
      const { waiting, dead } = await outbox.backlog();
      return { waiting, dead };
    });
    metrics.gauge('outbox_oldest_seconds', 'Age of the oldest event that waits.', async () => ({
      waiting: (await outbox.backlog()).oldestSeconds,
    }));
    metrics.gauge('queue_up', 'Whether the queue answers.', async () => ({ events: (await queue.isUp()) ? 1 : 0 }));
    metrics.gauge('queue_jobs', 'Jobs in the queue by state.', async () =>
      (await queue.isUp()) ? queue.counts() : {},
    );
  }
}

import { Injectable } from '@nestjs/common';
import { OutboxOperations } from '../outbox/outbox-operations';
import { NewsQueue } from '../queue/news-queue';
import { Metrics } from './metrics';

/** How much news waits, how much is dead, and what the queue holds of it. */
@Injectable()
export class QueueMetrics {
  constructor(metrics: Metrics, outbox: OutboxOperations, queue: NewsQueue) {
    metrics.gauge('outbox_news', 'News in the outbox that waits or is dead.', async () => {
      const { waiting, dead } = await outbox.backlog();
      return { waiting, dead };
    });
    metrics.gauge('outbox_oldest_seconds', 'Age of the oldest news that waits.', async () => ({
      waiting: (await outbox.backlog()).oldestSeconds,
    }));
    metrics.gauge('queue_up', 'Whether the queue answers.', async () => ({ news: (await queue.isUp()) ? 1 : 0 }));
    metrics.gauge('queue_jobs', 'Jobs in the queue by state.', async () =>
      (await queue.isUp()) ? queue.counts() : {},
    );
  }
}

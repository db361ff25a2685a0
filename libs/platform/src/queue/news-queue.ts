import { Injectable, Logger } from '@nestjs/common';
import { InjectQueue } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import { NEWS_QUEUE } from './queue-store';

/** What the outbox hands to the queue: which news, never its contents, which may hold a code that is mailed. */
export interface NewsJob {
  readonly id: string;
  readonly type: string;
}

const ANSWER_WITHIN_MS = 2_000;

/** The queue, as something that may be away. */
@Injectable()
export class NewsQueue {
  private readonly logger = new Logger(NewsQueue.name);
  private wasUp = true;

  constructor(@InjectQueue(NEWS_QUEUE) readonly queue: Queue) {
    // Said once per absence, by `isUp`; without a listener an error would be thrown where nobody catches it.
    queue.on('error', () => undefined);
  }

  async isUp(): Promise<boolean> {
    const up = await Promise.race([
      this.queue.getWaitingCount().then(
        () => true,
        () => false,
      ),
      falseAfter(ANSWER_WITHIN_MS),
    ]);
    if (up !== this.wasUp) this.logger.warn(up ? 'The queue answers again.' : 'The queue does not answer.');
    this.wasUp = up;
    return up;
  }

  /** A job that the queue still has under the same id stays as it is. */
  async add(news: readonly NewsJob[], attempts: number): Promise<void> {
    await this.queue.addBulk(
      news.map(({ id, type }) => ({
        name: type,
        data: {},
        opts: { jobId: id, attempts, backoff: { type: 'outbox' } },
      })),
    );
  }

  /** Makes room for news that the queue believes to be finished with, and the outbox does not. */
  async forgetFinished(id: string): Promise<void> {
    const state = await this.queue.getJobState(id);
    if (state === 'failed' || state === 'completed') await this.queue.remove(id);
  }

  counts(): Promise<Readonly<Record<string, number>>> {
    return this.queue.getJobCounts('waiting', 'active', 'delayed', 'completed', 'failed');
  }
}

const falseAfter = (ms: number) => new Promise<false>((resolve) => setTimeout(() => resolve(false), ms).unref());

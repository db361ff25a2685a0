import { Injectable, Logger } from '@nestjs/common';
import { InjectQueue } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import { EVENT_QUEUE } from './queue-store';

/** Without payload, which may hold a mailed code. */
export interface EventJob {
  readonly id: string;
  readonly type: string;
}

const ANSWER_WITHIN_MS = 2_000;

@Injectable()
export class EventQueue {
  private readonly logger = new Logger(EventQueue.name);
  private wasUp = true;

  constructor(@InjectQueue(EVENT_QUEUE) readonly queue: Queue) {
    // `isUp` logs it once. Without a listener the error would be uncaught.
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
    if (up !== this.wasUp) this.logger.warn(up ? 'The queue is available again.' : 'The queue is unavailable.');
    this.wasUp = up;
    return up;
  }

  /** Keeps an existing job with the same ID. */
  async add(events: readonly EventJob[], attempts: number): Promise<void> {
    await this.queue.addBulk(
      events.map(({ id, type }) => ({
        name: type,
        data: {},
        opts: { jobId: id, attempts, backoff: { type: 'outbox' } },
      })),
    );
  }

  /** Removes the finished job of an event that is still due in the outbox. */
  async forgetFinished(id: string): Promise<void> {
    const state = await this.queue.getJobState(id);
    if (state === 'failed' || state === 'completed') await this.queue.remove(id);
  }

  counts(): Promise<Readonly<Record<string, number>>> {
    return this.queue.getJobCounts('waiting', 'active', 'delayed', 'completed', 'failed');
  }
}

const falseAfter = (ms: number) => new Promise<false>((resolve) => setTimeout(() => resolve(false), ms).unref());

import { Logger } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { Lane } from './lanes';

/** Without payload, which may hold a mailed code. */
export interface EventJob {
  readonly id: string;
  readonly type: string;
  readonly lane: Lane;
}

const ANSWER_WITHIN_MS = 2_000;

export class EventQueue {
  private readonly logger = new Logger(EventQueue.name);
  private wasUp = true;

  /** @param queues one for each lane, named as it, in one store */
  constructor(readonly queues: readonly Queue[]) {
    // `isUp` logs it once. Without a listener the error would be uncaught.
    for (const queue of queues) queue.on('error', () => undefined);
  }

  async isUp(): Promise<boolean> {
    const up = await Promise.race([
      this.counts().then(
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
    for (const queue of this.queues) {
      const own = events.filter(({ lane }) => lane === queue.name);
      if (own.length === 0) continue;
      await queue.addBulk(
        own.map(({ id, type }) => ({
          name: type,
          data: {},
          opts: { jobId: id, attempts, backoff: { type: 'outbox' } },
        })),
      );
    }
  }

  /** Removes the finished job of an event that is still due in the outbox. */
  async forgetFinished(id: string): Promise<void> {
    for (const queue of this.queues) {
      const state = await queue.getJobState(id);
      if (state === 'failed' || state === 'completed') await queue.remove(id);
    }
  }

  /** Jobs of all lanes by state. */
  async counts(): Promise<Readonly<Record<string, number>>> {
    const counts = await Promise.all(
      this.queues.map((queue) => queue.getJobCounts('waiting', 'active', 'delayed', 'completed', 'failed')),
    );
    const sum: Record<string, number> = {};
    for (const [state, count] of counts.flatMap((one) => Object.entries(one))) sum[state] = (sum[state] ?? 0) + count;
    return sum;
  }
}

const falseAfter = (ms: number) => new Promise<false>((resolve) => setTimeout(() => resolve(false), ms).unref());

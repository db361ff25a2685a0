import { type BeforeApplicationShutdown, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { OutboxListener } from '../outbox/outbox-listener';
import type { ClaimedEvent, OutboxRows } from '../outbox/outbox-rows';
import type { DeliveryPolicy } from './delivery-policy';
import type { EventHandlers } from './event-handlers';
import type { EventQueue } from './event-queue';

const BATCH = 100;
const CLEAN_UP_EVERY_MS = 60_000;

/** Queues due events in batches. A leased row is due again unless reported done, so the queue may lose everything. */
export class Relay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Relay.name);
  private running: Promise<void> | undefined;
  private stopping = false;
  private cleanedUpAt = 0;

  constructor(
    private readonly rows: OutboxRows,
    private readonly listener: OutboxListener,
    private readonly queue: EventQueue,
    private readonly handlers: EventHandlers,
    private readonly policy: DeliveryPolicy,
  ) {}

  onApplicationBootstrap(): void {
    this.listener.listen();
    this.running = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await this.listener.close();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      const wasFull = await this.relayDue().catch((error: unknown) => {
        this.logger.warn(`Cannot relay the outbox: ${String(error)}`);
        return false;
      });
      if (!wasFull) await this.listener.next(this.policy.pollMs);
    }
  }

  /** @returns whether more may be due */
  private async relayDue(): Promise<boolean> {
    if (!(await this.queue.isUp())) return false;
    const claimed = await this.rows.claim(BATCH, this.policy.leaseMs);
    const handled = claimed.filter(({ type }) => this.handlers.of(type).length > 0);
    if (handled.length > 0) await this.enqueue(handled);
    if (handled.length < claimed.length) {
      await this.rows.park(claimed.filter((event) => !handled.includes(event)).map(({ id }) => id));
    }
    await this.cleanUp();
    return claimed.length === BATCH;
  }

  private async enqueue(events: readonly ClaimedEvent[]): Promise<void> {
    try {
      await Promise.all(
        events.filter(({ relayedBefore }) => relayedBefore).map(({ id }) => this.queue.forgetFinished(id)),
      );
      const jobs = events.map(({ id, type }) => ({ id, type, lane: this.handlers.laneOf(type) }));
      await this.queue.add(jobs, this.policy.maxAttempts);
    } catch (error) {
      await this.rows.release(events.map(({ id }) => id));
      throw error;
    }
  }

  private async cleanUp(): Promise<void> {
    if (Date.now() - this.cleanedUpAt < CLEAN_UP_EVERY_MS) return;
    this.cleanedUpAt = Date.now();
    await this.rows.removeDelivered();
  }
}

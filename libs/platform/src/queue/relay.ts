import { type BeforeApplicationShutdown, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { OutboxBell } from '../outbox/outbox-bell';
import type { ClaimedNews, OutboxRows } from '../outbox/outbox-rows';
import type { DeliveryPolicy } from './delivery-policy';
import type { NewsQueue } from './news-queue';
import type { Reactions } from './reactions';

const BATCH = 100;
const TIDY_EVERY_MS = 60_000;

/**
 * Hands what is due in the outbox to the queue, in bounded batches, as often as it takes: each row is leased, not given,
 * and is due again unless a worker reports it done. So a queue may lose everything it holds.
 */
export class Relay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Relay.name);
  private running: Promise<void> | undefined;
  private stopping = false;
  private tidiedAt = 0;

  constructor(
    private readonly rows: OutboxRows,
    private readonly bell: OutboxBell,
    private readonly queue: NewsQueue,
    private readonly reactions: Reactions,
    private readonly policy: DeliveryPolicy,
  ) {}

  onApplicationBootstrap(): void {
    this.bell.listen();
    this.running = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await this.bell.hangUp();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      const wasFull = await this.relayDue().catch((error: unknown) => {
        this.logger.warn(`The outbox could not be relayed: ${String(error)}`);
        return false;
      });
      if (!wasFull) await this.bell.next(this.policy.pollMs);
    }
  }

  /** @returns whether there may be more */
  private async relayDue(): Promise<boolean> {
    if (!(await this.queue.isUp())) return false;
    const claimed = await this.rows.claim(BATCH, this.policy.leaseMs);
    const heard = claimed.filter(({ type }) => this.reactions.to(type).length > 0);
    if (heard.length > 0) await this.hand(heard);
    if (heard.length < claimed.length) {
      await this.rows.setAside(claimed.filter((news) => !heard.includes(news)).map(({ id }) => id));
    }
    await this.tidy();
    return claimed.length === BATCH;
  }

  private async hand(news: readonly ClaimedNews[]): Promise<void> {
    try {
      await Promise.all(
        news.filter(({ relayedBefore }) => relayedBefore).map(({ id }) => this.queue.forgetFinished(id)),
      );
      await this.queue.add(news, this.policy.maxAttempts);
    } catch (error) {
      await this.rows.giveBack(news.map(({ id }) => id));
      throw error;
    }
  }

  private async tidy(): Promise<void> {
    if (Date.now() - this.tidiedAt < TIDY_EVERY_MS) return;
    this.tidiedAt = Date.now();
    await this.rows.removeDelivered();
  }
}

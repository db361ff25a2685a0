import { Logger } from '@nestjs/common';
import { type DeliveryPolicy, pauseAfter } from './delivery-policy';
import type { OutboxRows, PendingNews } from '../outbox/outbox-rows';
import { PermanentFailure } from './permanent-failure';
import type { NamedReaction, Reactions } from './reactions';

export type Outcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'again'; readonly reason: string; readonly pauseMs: number }
  | { readonly kind: 'dead'; readonly reason: string };

interface Failure {
  readonly reaction: string;
  readonly error: unknown;
}

/** Brings news to all who react to it. The outbox's row is the only record: the queue may forget, or repeat. */
export class Deliveries {
  private readonly logger = new Logger(Deliveries.name);

  constructor(
    private readonly rows: OutboxRows,
    private readonly reactions: Reactions,
    private readonly policy: DeliveryPolicy,
  ) {}

  async deliver(id: string): Promise<Outcome> {
    const news = await this.rows.pending(id);
    if (!news) return { kind: 'done' };

    const reactions = this.reactions.to(news.type);
    // Relayed by a newer worker: it is for that one to say when all is done.
    if (reactions.length === 0) return { kind: 'again', reason: 'not known here', pauseMs: this.policy.leaseMs };

    // One that fails does not keep the others from theirs.
    const toRun = reactions.filter(({ name }) => !news.reacted.includes(name));
    const failures: Failure[] = [];
    for (const reaction of toRun) {
      const isLast = failures.length === 0 && reaction === toRun.at(-1);
      await this.react(id, news, reaction, isLast).catch((error: unknown) => {
        failures.push({ reaction: reaction.name, error });
      });
    }

    if (failures.length > 0) return this.fail(id, news, failures);
    if (toRun.length === 0) await this.rows.markDone(id);
    return { kind: 'done' };
  }

  /** For what took a worker down with it, again and again. */
  async recordCrash(id: string, reason: string): Promise<void> {
    const news = await this.rows.pending(id);
    if (news) await this.fail(id, news, [{ reaction: news.type, error: new Error(reason) }]);
  }

  private async react(id: string, news: PendingNews, reaction: NamedReaction, isLast: boolean): Promise<void> {
    await reaction.run(news.payload, { eventId: id, occurredAt: news.occurredAt });
    // Most news has one reaction: that it ran and that all is done is one commit.
    await (isLast ? this.rows.markDone(id, reaction.name) : this.rows.recordReaction(id, reaction.name));
  }

  private async fail(id: string, news: PendingNews, failures: readonly Failure[]): Promise<Outcome> {
    const reason = failures.map(({ reaction, error }) => `${reaction}: ${messageOf(error)}`).join('; ');
    const attempt = news.attempts + 1;
    // While one of them may still succeed, it gets its chances.
    const hopeless = failures.every(({ error }) => error instanceof PermanentFailure);

    if (hopeless || attempt >= this.policy.maxAttempts) {
      await this.rows.markDead(id, reason);
      this.logger.error(`${news.type} ${id} is dead after ${attempt} attempts. ${reason}`);
      return { kind: 'dead', reason };
    }
    const pauseMs = pauseAfter(attempt, this.policy);
    await this.rows.recordFailure(id, reason, pauseMs + this.policy.leaseMs);
    this.logger.warn(`${news.type} ${id} failed, attempt ${attempt}. ${reason}`);
    return { kind: 'again', reason, pauseMs };
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

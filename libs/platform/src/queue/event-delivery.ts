import { Logger } from '@nestjs/common';
import type { OutboxRows, PendingEvent } from '../outbox/outbox-rows';
import { type DeliveryPolicy, pauseAfter } from './delivery-policy';
import type { EventHandlers, NamedHandler } from './event-handlers';
import { PermanentFailure } from './permanent-failure';

export type Outcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'again'; readonly reason: string; readonly pauseMs: number }
  | { readonly kind: 'dead'; readonly reason: string };

interface Failure {
  readonly handler: string;
  readonly error: unknown;
}

/** Runs the handlers of an event. The outbox row is the only record, since the queue may lose or repeat jobs. */
export class EventDelivery {
  private readonly logger = new Logger(EventDelivery.name);

  constructor(
    private readonly rows: OutboxRows,
    private readonly handlers: EventHandlers,
    private readonly policy: DeliveryPolicy,
  ) {}

  async deliver(id: string): Promise<Outcome> {
    const event = await this.rows.pending(id);
    if (!event) return { kind: 'done' };

    const handlers = this.handlers.of(event.type);
    // A newer worker relayed it and will deliver it.
    if (handlers.length === 0) return { kind: 'again', reason: 'no handler here', pauseMs: this.policy.leaseMs };

    const toRun = handlers.filter(({ name }) => !event.handledBy.includes(name));
    const failures: Failure[] = [];
    for (const handler of toRun) {
      const isLast = failures.length === 0 && handler === toRun.at(-1);
      await this.handle(id, event, handler, isLast).catch((error: unknown) => {
        failures.push({ handler: handler.name, error });
      });
    }

    if (failures.length > 0) return this.fail(id, event, failures);
    if (toRun.length === 0) await this.rows.markDone(id);
    return { kind: 'done' };
  }

  async recordCrash(id: string, reason: string): Promise<void> {
    const event = await this.rows.pending(id);
    if (event) await this.fail(id, event, [{ handler: event.type, error: new Error(reason) }]);
  }

  private async handle(id: string, event: PendingEvent, handler: NamedHandler, isLast: boolean): Promise<void> {
    await handler.run(event.payload, { eventId: id, occurredAt: event.occurredAt });
    await (isLast ? this.rows.markDone(id, handler.name) : this.rows.recordHandled(id, handler.name));
  }

  private async fail(id: string, event: PendingEvent, failures: readonly Failure[]): Promise<Outcome> {
    const reason = failures.map(({ handler, error }) => `${handler}: ${messageOf(error)}`).join('; ');
    const attempt = event.attempts + 1;
    const isPermanent = failures.every(({ error }) => error instanceof PermanentFailure);

    if (isPermanent || attempt >= this.policy.maxAttempts) {
      await this.rows.markDead(id, reason);
      this.logger.error(`${event.type} ${id} is dead after ${attempt} attempts. ${reason}`);
      return { kind: 'dead', reason };
    }
    const pauseMs = pauseAfter(attempt, this.policy);
    await this.rows.recordFailure(id, reason, pauseMs + this.policy.leaseMs);
    this.logger.warn(`${event.type} ${id} failed, attempt ${attempt}. ${reason}`);
    return { kind: 'again', reason, pauseMs };
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

import { Logger } from '@nestjs/common';
import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { ConnectionLimits } from '../persistence/connection-limits';

const RECONNECT_MS = 1_000;

/** Notifies when something was written to the outbox. A notification may be missed, so callers also poll. */
export class OutboxListener {
  private readonly notifications = new EventEmitter();
  private readonly closed = new AbortController();
  private readonly logger = new Logger(OutboxListener.name);
  private wasNotified = false;
  private listening: Promise<void> | undefined;

  constructor(
    private readonly connectionString: string,
    private readonly limits: ConnectionLimits,
  ) {}

  listen(): void {
    this.listening ??= this.keepListening();
  }

  /** Waits for a notification since the last call, or for the time to pass. */
  async next(timeoutMs: number): Promise<void> {
    if (!this.wasNotified && !this.closed.signal.aborted) {
      const signal = AbortSignal.any([this.closed.signal, AbortSignal.timeout(timeoutMs)]);
      await once(this.notifications, 'notified', { signal }).catch(() => undefined);
    }
    this.wasNotified = false;
  }

  async close(): Promise<void> {
    this.closed.abort();
    await this.listening;
  }

  private async keepListening(): Promise<void> {
    const { signal } = this.closed;
    while (!signal.aborted) {
      await this.listenUntilCut().catch((error: unknown) =>
        this.logger.warn(`The outbox cannot be listened to: ${String(error)}`),
      );
      await pause(RECONNECT_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  private async listenUntilCut(): Promise<void> {
    const client = new Client({ ...this.limits, connectionString: this.connectionString });
    let asking: NodeJS.Timeout | undefined;
    const cut = new Promise<void>((resolve) => {
      client.once('end', resolve);
      // On a connection that the network has silently dropped no notification and no end ever arrives.
      asking = setInterval(() => void client.query('select 1').catch(resolve), this.limits.query_timeout).unref();
      this.closed.signal.addEventListener('abort', () => resolve(), { once: true });
    });
    client.on('error', (error) => this.logger.warn(error.message));
    client.on('notification', () => this.notify());
    try {
      await client.connect();
      await client.query('listen platform_outbox');
      // Events may have been written before.
      this.notify();
      await cut;
    } finally {
      clearInterval(asking);
      // Its answer may never arrive.
      void client.end().catch(() => undefined);
    }
  }

  private notify(): void {
    this.wasNotified = true;
    this.notifications.emit('notified');
  }
}

import { EventEmitter, once } from 'node:events';
import type { ConnectionLimits } from '../persistence/connection-limits';
import { NotificationListener } from '../persistence/notification-listener';

/** Listens for outbox writes. Notifications may be lost, so callers also poll. */
export class OutboxListener {
  private readonly notifications = new EventEmitter();
  private readonly closed = new AbortController();
  private readonly listener: NotificationListener;
  private wasNotified = false;

  constructor(connectionString: string, limits: ConnectionLimits) {
    const notify = () => this.notify();
    const channel = 'platform_outbox';
    this.listener = new NotificationListener({
      ...{ connectionString, limits, channel },
      // Events may have been written before.
      onListening: notify,
      onNotification: notify,
    });
  }

  listen(): void {
    this.listener.listen();
  }

  /** Waits for a notification since the last call, or for the timeout. */
  async next(timeoutMs: number): Promise<void> {
    if (!this.wasNotified && !this.closed.signal.aborted) {
      const signal = AbortSignal.any([this.closed.signal, AbortSignal.timeout(timeoutMs)]);
      await once(this.notifications, 'notified', { signal }).catch(() => undefined);
    }
    this.wasNotified = false;
  }

  async close(): Promise<void> {
    this.closed.abort();
    await this.listener.close();
  }

  private notify(): void {
    this.wasNotified = true;
    this.notifications.emit('notified');
  }
}

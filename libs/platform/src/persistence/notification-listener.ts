import { Logger } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { ConnectionLimits } from './connection-limits';

const RECONNECT_MS = 1_000;

export interface Listening {
  readonly connectionString: string;
  readonly limits: ConnectionLimits;
  readonly channel: string;
  /** Called on each (re)connect, since notifications may have been missed. */
  readonly onListening: () => void;
  readonly onNotification: (payload: string) => void;
}

export class NotificationListener {
  private readonly closed = new AbortController();
  private readonly logger = new Logger(NotificationListener.name);
  private listening: Promise<void> | undefined;

  constructor(private readonly to: Listening) {}

  listen(): void {
    this.listening ??= this.listenUntilClosed();
  }

  async close(): Promise<void> {
    this.closed.abort();
    await this.listening;
  }

  private async listenUntilClosed(): Promise<void> {
    const { signal } = this.closed;
    while (!signal.aborted) {
      await this.listenUntilCut().catch((error: unknown) =>
        this.logger.warn(`${this.to.channel} cannot be listened to: ${String(error)}`),
      );
      await pause(RECONNECT_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  private async listenUntilCut(): Promise<void> {
    const { connectionString, limits, channel, onListening, onNotification } = this.to;
    const client = new Client({ ...limits, connectionString });
    let keepAlive: NodeJS.Timeout | undefined;
    const cut = new Promise<void>((resolve) => {
      client.once('end', resolve);
      // Detects a silently dropped connection.
      keepAlive = setInterval(() => void client.query('select 1').catch(resolve), limits.query_timeout).unref();
      this.closed.signal.addEventListener('abort', () => resolve(), { once: true });
    });
    client.on('error', (error) => this.logger.warn(error.message));
    client.on('notification', ({ payload = '' }) => onNotification(payload));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      onListening();
      await cut;
    } finally {
      clearInterval(keepAlive);
      // Don't wait: the answer may never arrive.
      void client.end().catch(() => undefined);
    }
  }
}

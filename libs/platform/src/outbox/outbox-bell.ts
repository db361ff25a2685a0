import { Logger } from '@nestjs/common';
import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

const RECONNECT_MS = 1_000;

/** Rings when something was written to the outbox. It may miss a ring, so whoever waits also looks from time to time. */
export class OutboxBell {
  private readonly rings = new EventEmitter();
  private readonly hungUp = new AbortController();
  private readonly logger = new Logger(OutboxBell.name);
  private rang = false;
  private listening: Promise<void> | undefined;

  constructor(private readonly connectionString: string) {}

  listen(): void {
    this.listening ??= this.keepListening();
  }

  /** Until it rings, or rang since the last time, or the time is over. */
  async next(timeoutMs: number): Promise<void> {
    if (!this.rang && !this.hungUp.signal.aborted) {
      const signal = AbortSignal.any([this.hungUp.signal, AbortSignal.timeout(timeoutMs)]);
      await once(this.rings, 'ring', { signal }).catch(() => undefined);
    }
    this.rang = false;
  }

  async hangUp(): Promise<void> {
    this.hungUp.abort();
    await this.listening;
  }

  private async keepListening(): Promise<void> {
    const { signal } = this.hungUp;
    while (!signal.aborted) {
      await this.listenUntilCut().catch((error: unknown) =>
        this.logger.warn(`The outbox is not heard: ${String(error)}`),
      );
      await pause(RECONNECT_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  private async listenUntilCut(): Promise<void> {
    const client = new Client({ connectionString: this.connectionString, keepAlive: true });
    const cut = new Promise<void>((resolve) => {
      client.once('end', resolve);
      this.hungUp.signal.addEventListener('abort', () => resolve(), { once: true });
    });
    client.on('error', (error) => this.logger.warn(error.message));
    client.on('notification', () => this.ring());
    try {
      await client.connect();
      await client.query('listen platform_outbox');
      // What was written while nobody listened.
      this.ring();
      await cut;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  private ring(): void {
    this.rang = true;
    this.rings.emit('ring');
  }
}

import type { ServerResponse } from 'node:http';

/** A client with more unsent data is disconnected. */
const MAX_BUFFERED_BYTES = 64 * 1024;
/** Reconnect delay, spread so that clients do not all return at once. */
const RETRY_MS = { least: 500, most: 3_000 };

/** `refetch`: reload all live data. `ended`: check whether the session is still valid. */
type LiveEvent = 'refetch' | 'changed' | 'heartbeat' | 'ended';

export class LiveStream {
  constructor(
    readonly userId: string,
    readonly token: string,
    /** Of the client, see `networkOf`. */
    readonly network: string,
    private readonly response: ServerResponse,
  ) {
    this.write(`retry: ${Math.round(RETRY_MS.least + Math.random() * (RETRY_MS.most - RETRY_MS.least))}\n\n`);
  }

  send(event: LiveEvent, topics: readonly string[] = []): void {
    this.write(`event: ${event}\ndata: ${JSON.stringify(topics)}\n\n`);
  }

  end(): void {
    this.response.end();
  }

  private write(text: string): void {
    if (this.response.destroyed || this.response.writableEnded) return;
    this.response.write(text);
    if (this.response.writableLength > MAX_BUFFERED_BYTES) this.response.destroy();
  }
}

import type { ServerResponse } from 'node:http';

/** A client that takes nothing any more is not waited for. */
const MAX_BUFFERED_BYTES = 64 * 1024;
/** Within these a browser comes back after a cut, so that thousands do not come at once. */
const RETRY_MS = { least: 500, most: 3_000 };

/** `refetch`: everything live. `ended`: look whether the session still stands. */
type LiveEvent = 'refetch' | 'changed' | 'heartbeat' | 'ended';

export class LiveStream {
  constructor(
    readonly userId: string,
    /** Of the session that it was opened with. */
    readonly token: string,
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

import type { Readable } from 'node:stream';

/** Reads a request body in pieces. A broken connection ends it and sets `failure`. */
export class ArrivingBytes {
  failure: Error | undefined;
  private readonly chunks: AsyncIterator<Uint8Array, undefined>;
  private next: Uint8Array | undefined;

  constructor(stream: Readable) {
    // A request refused midway must still be answered.
    this.chunks = stream.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array, undefined>;
  }

  async hasMore(): Promise<boolean> {
    this.next ??= await this.pull();
    return this.next !== undefined;
  }

  /** Yields at least this many bytes unless the body ends first. */
  async *piece(bytes: number): AsyncIterable<Uint8Array> {
    let left = bytes;
    while (left > 0 && (await this.hasMore())) {
      const chunk = this.next as Uint8Array;
      this.next = undefined;
      left -= chunk.length;
      yield chunk;
    }
  }

  async close(): Promise<void> {
    await this.chunks.return?.();
  }

  private async pull(): Promise<Uint8Array | undefined> {
    try {
      return (await this.chunks.next()).value;
    } catch (failure) {
      this.failure = failure instanceof Error ? failure : new Error(String(failure));
      return undefined;
    }
  }
}

import type { Readable } from 'node:stream';

/** The bytes of a connection, taken in pieces. Where it breaks they end, and `failure` says why. */
export class ArrivingBytes {
  failure: Error | undefined;
  private readonly chunks: AsyncIterator<Uint8Array, undefined>;
  private next: Uint8Array | undefined;

  constructor(stream: Readable) {
    // A request that is refused half-way is still answered.
    this.chunks = stream.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array, undefined>;
  }

  async hasMore(): Promise<boolean> {
    this.next ??= await this.pull();
    return this.next !== undefined;
  }

  /** At least so many bytes, unless they end before. */
  async *piece(bytes: number): AsyncIterable<Uint8Array> {
    let left = bytes;
    while (left > 0 && (await this.hasMore())) {
      const chunk = this.next as Uint8Array;
      this.next = undefined;
      left -= chunk.length;
      yield chunk;
    }
  }

  /** What still arrives is not read. */
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

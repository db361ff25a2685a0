import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { RandomAccessReader } from 'yauzl';
import type { StoredBytes } from './stored-bytes';

const BLOCK_BYTES = 64 * 1024;

/** ZIP archive read from the file store by range. */
export class StoredArchive extends RandomAccessReader {
  /** Error of the file store. */
  failure: Error | undefined;
  private block: { readonly start: number; readonly bytes: Promise<Buffer> } | undefined;

  constructor(
    private readonly bytes: StoredBytes,
    private readonly size: number,
  ) {
    super();
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return this.bytes({ start, end }).on('error', (error) => (this.failure ??= error));
  }

  /** Reads through one cached block: directory entries are small and adjacent. */
  override read(
    into: Buffer,
    offset: number,
    length: number,
    position: number,
    done: (error: Error | null) => void,
  ): void {
    this.fill(into.subarray(offset, offset + length), position).then(
      () => done(null),
      (error: unknown) => done(error as Error),
    );
  }

  private async fill(into: Buffer, position: number): Promise<void> {
    for (let filled = 0; filled < into.length;) {
      const at = position + filled;
      const start = at - (at % BLOCK_BYTES);
      const copied = (await this.blockAt(start)).copy(into, filled, at - start);
      if (copied === 0) throw new Error('The archive ends too early.');
      filled += copied;
    }
  }

  private blockAt(start: number): Promise<Buffer> {
    if (this.block?.start !== start) {
      const end = Math.min(start + BLOCK_BYTES, this.size);
      this.block = { start, bytes: buffer(this._readStreamForRange(start, end)) };
    }
    return this.block.bytes;
  }
}

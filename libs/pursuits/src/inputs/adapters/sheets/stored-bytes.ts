import type { Readable } from 'node:stream';

/** Half-open: `end` is excluded. */
export interface BytesRange {
  readonly start: number;
  readonly end: number;
}

/** Reads a range of the stored file. The stream fails if the store does. */
export type StoredBytes = (range: BytesRange) => Readable;

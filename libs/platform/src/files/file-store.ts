import type { Readable } from 'node:stream';

/** Stores bytes under generated keys. User input never becomes part of a key. */
export abstract class FileStore {
  /** Atomic: the key exists only once all bytes are stored. */
  abstract put(key: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
  /** The stream fails if the key does not exist. */
  abstract get(key: string): Promise<Readable>;
  /** Succeeds if the key does not exist. */
  abstract delete(key: string): Promise<void>;
}

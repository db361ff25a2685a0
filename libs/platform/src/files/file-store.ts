import type { Readable } from 'node:stream';

/** Keeps bytes under keys that the product makes up. Nothing of what a user sent becomes part of a key. */
export abstract class FileStore {
  /** Written while the bytes arrive; nothing is under the key before all of them are stored. */
  abstract put(key: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
  /** The stream fails where there is nothing under the key. */
  abstract get(key: string): Promise<Readable>;
  /** Also where there is nothing to delete. */
  abstract delete(key: string): Promise<void>;
}

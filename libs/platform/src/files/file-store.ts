import type { Readable } from 'node:stream';

/** Keeps bytes under keys that the product makes up. Nothing of what a user sent becomes part of a key. */
export abstract class FileStore {
  abstract put(key: string, bytes: Uint8Array): Promise<void>;
  /** The stream fails where there is nothing under the key. */
  abstract get(key: string): Promise<Readable>;
  /** Also where there is nothing to delete. */
  abstract delete(key: string): Promise<void>;
}

import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileStore } from './file-store';

/** Memory per upload for bytes that wait for the disk. */
const WAITING_BYTES = 4 * 1024 * 1024;

export class FolderFileStore extends FileStore {
  private readonly made = new Map<string, Promise<unknown>>();

  constructor(private readonly folder: string) {
    super();
  }

  async put(key: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
    const path = this.pathOf(key);
    await this.make(dirname(path));
    // Write and rename, so that a crash leaves no partial file.
    await pipeline(
      bytes,
      createWriteStream(arriving(path), { mode: 0o600, flush: true, highWaterMark: WAITING_BYTES }),
    );
    await rename(arriving(path), path);
  }

  async get(key: string): Promise<Readable> {
    return createReadStream(this.pathOf(key));
  }

  async delete(key: string): Promise<void> {
    const path = this.pathOf(key);
    for (const left of [path, arriving(path)]) await rm(left, { force: true });
  }

  private make(folder: string): Promise<unknown> {
    const made = this.made.get(folder) ?? mkdir(folder, { recursive: true, mode: 0o700 });
    this.made.set(folder, made);
    made.catch(() => this.made.delete(folder));
    return made;
  }

  /** Spread over subfolders, since large folders are slow to list. */
  private pathOf(key: string): string {
    return join(this.folder, key.slice(0, 2), key);
  }
}

const arriving = (path: string): string => `${path}.new`;

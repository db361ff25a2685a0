import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DataStore, Upload } from '@tus/server';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Readable } from 'node:stream';
import { RateLimits } from '../http/rate-limit';
import { Sql } from '../persistence/sql';
import { prepared, SqlReader } from '../persistence/sql-reader';
import { Transactions } from '../persistence/transactions';
import { ArrivingBytes } from './arriving-bytes';
import { FileStore } from './file-store';
import { FileNotFound } from './files.errors';
import { RunningUploads } from './running-uploads';
import { SavePiece } from './save-piece';

const MEGABYTE = 1024 * 1024;
/** Bytes stored at a time. What arrived before a connection broke is kept. */
export const PIECE_BYTES = 4 * MEGABYTE;

/** In megabytes per user, begun ones included: lost pieces and canceled uploads count, too. */
const UPLOADED = { name: 'uploaded-megabytes', points: 4 * 1024, perSeconds: 3_600 };

const progress = prepared<{ readonly size: number; readonly received: number; readonly createdAt: Date }>(
  'platform.upload-progress',
  `select size::float8 as size, received::float8 as received, created_at as "createdAt" from platform.files
   where id = $1 and owner_id = $2`,
);

const reserve = prepared(
  'platform.reserve-file-key',
  `insert into platform.unused_file_keys (key, due_at) values ($1, now() + interval '1 hour')`,
);

const discard = prepared(
  'platform.discard-file-key',
  'update platform.unused_file_keys set due_at = now() where key = $1',
);

const cancel = prepared('platform.cancel-upload', `delete from platform.files where id = $1 and state = 'uploading'`);

/** Storage of the tus server. Safe with several processes: the database decides about each piece. */
@Injectable()
export class UploadPieces extends DataStore {
  override extensions = ['termination'];
  private readonly current = new AsyncLocalStorage<{
    readonly userId: string;
    readonly request: Readable;
    readonly upload: Upload;
  }>();
  private readonly running = new RunningUploads();

  constructor(
    private readonly store: FileStore,
    private readonly reader: SqlReader,
    private readonly sql: Sql,
    private readonly transactions: Transactions,
    private readonly commands: CommandBus,
    private readonly limits: RateLimits,
  ) {
    super();
  }

  /** Reads the raw request: a web stream would copy each byte. @throws FileNotFound for another user's upload */
  async handle<Answer>(userId: string, id: string, request: Readable, answer: () => Promise<Answer>): Promise<Answer> {
    const upload = await this.uploadOf(userId, id);
    return this.current.run({ userId, request, upload }, answer);
  }

  /** As `handle`, for a request with bytes. @throws TooManyRequests */
  receive<Answer>(userId: string, id: string, request: Readable, answer: () => Promise<Answer>): Promise<Answer> {
    return this.running.run(userId, id, request, () => this.handle(userId, id, request, answer));
  }

  override async getUpload(): Promise<Upload> {
    return this.ours().upload;
  }

  override async write(_none: Readable, id: string, offset: number): Promise<number> {
    const arriving = new ArrivingBytes(this.ours().request);
    let end = offset;
    try {
      while (await arriving.hasMore()) end += await this.storePiece(id, end, arriving.piece(PIECE_BYTES));
    } finally {
      await arriving.close();
    }
    if (arriving.failure) throw arriving.failure;
    return end;
  }

  override async remove(id: string): Promise<void> {
    await this.transactions.run(() => this.sql.run(cancel, [id]));
  }

  private async uploadOf(userId: string, id: string): Promise<Upload> {
    const [file] = await this.reader.read(progress, [id, userId]);
    if (!file) throw new FileNotFound();
    const { size, received: offset, createdAt } = file;
    return new Upload({ id, size, offset, creation_date: createdAt.toISOString() });
  }

  private ours() {
    const current = this.current.getStore();
    if (!current) throw new FileNotFound();
    return current;
  }

  /** Reserves the key first, so that the sweeper finds the bytes after a crash. @returns bytes stored */
  private async storePiece(id: string, start: number, bytes: AsyncIterable<Uint8Array>): Promise<number> {
    const key = crypto.randomUUID();
    const reserved = this.transactions.run(() => this.sql.run(reserve, [key]));
    let length = 0;
    async function* counted(): AsyncIterable<Uint8Array> {
      for await (const chunk of bytes) {
        length += chunk.length;
        yield chunk;
      }
      await reserved;
    }
    await Promise.all([reserved, this.store.put(key, counted())]);
    try {
      await this.limits.take(UPLOADED, this.ours().userId, Math.ceil(length / MEGABYTE));
      await this.commands.execute(new SavePiece(id, start, length, key));
    } catch (refusal) {
      await this.discard(key);
      throw refusal;
    }
    return length;
  }

  /** At once: a lost piece must not take space until the sweeper comes. */
  private async discard(key: string): Promise<void> {
    await this.store.delete(key);
    await this.transactions.run(() => this.sql.run(discard, [key]));
  }
}

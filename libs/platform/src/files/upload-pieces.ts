import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DataStore, Upload } from '@tus/server';
import type { Readable } from 'node:stream';
import { Sql } from '../persistence/sql';
import { prepared, SqlReader } from '../persistence/sql-reader';
import { Transactions } from '../persistence/transactions';
import { FileStore } from './file-store';
import { FileNotFound } from './files.errors';
import { KeepPiece } from './keep-piece';

/** So much of an upload is in memory at once. Of a connection that breaks, what has arrived is kept. */
export const PIECE_BYTES = 4 * 1024 * 1024;

const progress = prepared<{ readonly size: number; readonly received: number; readonly createdAt: Date }>(
  'platform.upload-progress',
  `select size::float8 as size, received::float8 as received, created_at as "createdAt" from platform.files where id = $1`,
);

const reserve = prepared(
  'platform.reserve-file-key',
  `insert into platform.unused_file_keys (key, due_at) values ($1, now() + interval '1 hour')`,
);

const cancel = prepared('platform.cancel-upload', `delete from platform.files where id = $1 and state = 'uploading'`);

/** What the tus server asks of its storage, on our files. Safe with several processes: the database decides about each piece. */
@Injectable()
export class UploadPieces extends DataStore {
  override extensions = ['termination'];

  constructor(
    private readonly store: FileStore,
    private readonly reader: SqlReader,
    private readonly sql: Sql,
    private readonly transactions: Transactions,
    private readonly commands: CommandBus,
  ) {
    super();
  }

  override async getUpload(id: string): Promise<Upload> {
    const [file] = await this.reader.read(progress, [id]);
    if (!file) throw new FileNotFound();
    return new Upload({ id, size: file.size, offset: file.received, creation_date: file.createdAt.toISOString() });
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    let end = offset;
    let gathered: Uint8Array[] = [];
    let length = 0;
    const flush = async () => {
      if (length === 0) return;
      await this.storePiece(id, end, Buffer.concat(gathered));
      end += length;
      [gathered, length] = [[], 0];
    };
    try {
      for await (const chunk of stream) {
        const bytes = chunk as Uint8Array;
        gathered.push(bytes);
        length += bytes.length;
        if (length >= PIECE_BYTES) await flush();
      }
    } finally {
      await flush();
    }
    return end;
  }

  override async remove(id: string): Promise<void> {
    await this.transactions.run(() => this.sql.run(cancel, [id]));
  }

  /** The key is known as unused until it belongs to the file: a crash in between leaves nothing behind for good. */
  private async storePiece(id: string, start: number, bytes: Uint8Array): Promise<void> {
    const key = crypto.randomUUID();
    await this.transactions.run(() => this.sql.run(reserve, [key]));
    await this.store.put(key, bytes);
    await this.commands.execute(new KeepPiece(id, start, bytes.length, key));
  }
}

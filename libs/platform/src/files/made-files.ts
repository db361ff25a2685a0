import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Sql } from '../persistence/sql';
import { prepared } from '../persistence/sql-reader';
import { Transactions } from '../persistence/transactions';
import { FileContents } from './file-contents';
import { fileName } from './file-name';
import { FileStore } from './file-store';

/** Bytes that are stored and belong to no file yet. */
export interface StoredBytes {
  readonly key: string;
  readonly size: number;
  readonly sha256: string;
}

export interface MadeFile extends StoredBytes {
  readonly id: string;
  readonly context: string;
  readonly subject: string;
  readonly ownerId: string;
  readonly name: string;
  readonly type: string;
}

const reserve = prepared(
  'platform.reserve-made-file-key',
  `insert into platform.unused_file_keys (key, due_at) values ($1, now() + interval '1 hour')`,
);
const save = prepared(
  'platform.save-made-file',
  `with file as (
     insert into platform.files (id, context, subject, owner_id, name, size, received, allowed, state, type, sha256, claimed_at)
     values ($1, $2, $3, $4, $5, $6, $6, '[]', 'ready', $7, $8, now()) returning id
   ), piece as (
     insert into platform.file_pieces (file_id, start, length, key) select id, 0, $6, $9 from file
   )
   delete from platform.unused_file_keys where key = $9`,
);

/** Files that the product itself makes: nobody uploads them, and nothing in them is to be checked. */
@Injectable()
export class MadeFiles {
  constructor(
    private readonly store: FileStore,
    private readonly sql: Sql,
    private readonly transactions: Transactions,
    private readonly contents: FileContents,
  ) {}

  /** Outside a transaction. What no file keeps within an hour is deleted. */
  async put(bytes: Uint8Array): Promise<StoredBytes> {
    const key = crypto.randomUUID();
    await this.transactions.run(() => this.sql.run(reserve, [key]));
    await this.store.put(key, Readable.from([bytes]));
    return { key, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
  }

  /** Outside a transaction: the bytes of a file, stored again. */
  async copy(fileId: string): Promise<StoredBytes> {
    return this.put(await buffer(this.contents.read(fileId)));
  }

  /** Within a command. */
  async save({ id, context, subject, ownerId, name, size, type, sha256, key }: MadeFile): Promise<void> {
    await this.sql.run(save, [id, context, subject, ownerId, fileName(name), size, type, sha256, key]);
  }
}

import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import { prepared, SqlReader } from '../persistence/sql-reader';
import { FileStore } from './file-store';

const piecesOf = prepared<{ readonly key: string }>(
  'platform.pieces-of-file',
  'select key from platform.file_pieces where file_id = $1 order by start',
);

/** The bytes of a file, whose pieces are stored one by one. */
@Injectable()
export class FileContents {
  constructor(
    private readonly reader: SqlReader,
    private readonly store: FileStore,
  ) {}

  read(fileId: string): Readable {
    return Readable.from(this.pieces(fileId), { objectMode: false });
  }

  private async *pieces(fileId: string): AsyncIterable<Uint8Array> {
    for (const { key } of await this.reader.read(piecesOf, [fileId])) {
      for await (const bytes of await this.store.get(key)) yield bytes as Uint8Array;
    }
  }
}

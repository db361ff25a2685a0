import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import { prepared, SqlReader } from '../persistence/sql-reader';
import { FileStore } from './file-store';

interface Piece {
  readonly key: string;
  readonly start: number;
  readonly length: number;
}

/** Half-open: `end` is excluded. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

const piecesOf = prepared<Piece>(
  'platform.pieces-of-file',
  `select key, start::float8 as start, length from platform.file_pieces
   where file_id = $1 and start + length > $2 and start < $3 order by start`,
);

@Injectable()
export class FileContents {
  constructor(
    private readonly reader: SqlReader,
    private readonly store: FileStore,
  ) {}

  read(fileId: string, range: ByteRange = WHOLE): Readable {
    return Readable.from(this.pieces(fileId, range), { objectMode: false });
  }

  private async *pieces(fileId: string, { start, end }: ByteRange): AsyncIterable<Uint8Array> {
    for (const piece of await this.reader.read(piecesOf, [fileId, start, end])) {
      let at = piece.start;
      for await (const chunk of await this.store.get(piece.key)) {
        const bytes = chunk as Uint8Array;
        const wanted = bytes.subarray(Math.max(0, start - at), Math.max(0, end - at));
        at += bytes.length;
        if (wanted.length > 0) yield wanted;
        if (at >= end) break;
      }
    }
  }
}

const WHOLE: ByteRange = { start: 0, end: Number.MAX_SAFE_INTEGER };

import { Readable } from 'node:stream';
import { type BytesRange, readTableFile } from '@casewright/pursuits/sheets';
import { runTask } from './programs/run-task';
import { BLOCK_BYTES, type TableToRead } from './programs/table-to-read';

/** Reads one table. The parent process reads the file's bytes. */
runTask<TableToRead>(({ file, table, mapping }, ask) => {
  async function* blocks({ start, end }: BytesRange): AsyncGenerator<Uint8Array> {
    for (let at = start; at < end; at += BLOCK_BYTES) {
      const block = (await ask({ start: at, end: Math.min(at + BLOCK_BYTES, end) })) as Uint8Array;
      if (block.length === 0) return;
      yield block;
    }
  }
  return readTableFile((range) => Readable.from(blocks(range), { objectMode: false }), file, table, mapping);
});

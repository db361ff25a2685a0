import { FileContents } from '@casewright/platform';
import { type InputMapping, InputReader, type SheetFile, type TableRead } from '@casewright/pursuits';
import { type BytesRange, unreadable } from '@casewright/pursuits/sheets';
import type { InputTable } from '@casewright/rules';
import { Injectable } from '@nestjs/common';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ChildProgram, ChildProgramEnded } from '../programs/child-program';
import type { TableToRead } from '../programs/table-to-read';

const PROGRAM = join(__dirname, 'read-table.js');
/** Five million lines take a minute. */
const DEADLINE_MS = 5 * 60_000;
const HEAP_MB = 256;
const SEMI_SPACE_MB = 8;

@Injectable()
export class InputReaderInProcess extends InputReader {
  private readonly program = new ChildProgram<TableToRead, TableRead>(PROGRAM, {
    heapMb: HEAP_MB,
    semiSpaceMb: SEMI_SPACE_MB,
    deadline: () => AbortSignal.timeout(DEADLINE_MS),
  });

  constructor(private readonly contents: FileContents) {
    super();
  }

  async read({ id, size, type }: SheetFile, table: InputTable, mapping: InputMapping | null): Promise<TableRead> {
    const bytes = (range: unknown) => buffer(this.contents.read(id, range as BytesRange));
    try {
      return await this.program.run({ file: { size, type }, table, mapping }, bytes);
    } catch (error) {
      // The same file would end the next process, too.
      if (error instanceof ChildProgramEnded && error.reason !== 'failure') return unreadable();
      throw error;
    }
  }
}

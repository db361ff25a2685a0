import type { Snapshot } from '@casewright/rules';
import { type DocumentKind, DocumentMaker } from '@casewright/value-models';
import { Injectable } from '@nestjs/common';
import { join } from 'node:path';
import type { DocumentToMake } from '../documents/make';
import { ChildProgram } from '../programs/child-program';

const PROGRAM = join(__dirname, 'make-document.js');
/** The largest document takes ten seconds. A process past this limit hangs and blocks the others. */
const DEADLINE_MS = 2 * 60_000;
const HEAP_MB = 192;

@Injectable()
export class DocumentMakerFromDocuments extends DocumentMaker {
  private readonly program = new ChildProgram<DocumentToMake, Uint8Array>(PROGRAM, {
    heapMb: HEAP_MB,
    deadline: () => AbortSignal.timeout(DEADLINE_MS),
  });

  make(kind: DocumentKind, snapshot: Snapshot): Promise<Uint8Array> {
    return this.program.run({ kind, snapshot });
  }
}

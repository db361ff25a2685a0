import type { Snapshot } from '@casewright/rules';
import { type DocumentKind, DocumentMaker } from '@casewright/value-models';
import { Injectable } from '@nestjs/common';
import { join } from 'node:path';
import { DocumentProcess } from '../documents/document-process';

const PROGRAM = join(__dirname, 'make-document.js');
/** The largest document takes ten seconds. A process past this limit hangs and blocks the others. */
const DEADLINE_MS = 2 * 60_000;

@Injectable()
export class DocumentMakerFromDocuments extends DocumentMaker {
  private readonly process = new DocumentProcess(PROGRAM, () => AbortSignal.timeout(DEADLINE_MS));

  make(kind: DocumentKind, snapshot: Snapshot): Promise<Uint8Array> {
    return this.process.make({ kind, snapshot });
  }
}

import type { Snapshot } from '@casewright/rules';
import { type DocumentKind, DocumentMaker } from '@casewright/value-models';
import { Injectable } from '@nestjs/common';
import { join } from 'node:path';
import { DocumentProcess } from '../documents/document-process';

/** Beside the bundle that this is part of. */
const PROGRAM = join(__dirname, 'make-document.js');
/** The largest takes ten seconds; this one will never end, and others wait for it. */
const DEADLINE_MS = 2 * 60_000;

/** Documents of value models are made by the library of documents. */
@Injectable()
export class DocumentMakerFromDocuments extends DocumentMaker {
  private readonly process = new DocumentProcess(PROGRAM, () => AbortSignal.timeout(DEADLINE_MS));

  make(kind: DocumentKind, snapshot: Snapshot): Promise<Uint8Array> {
    return this.process.make({ kind, snapshot });
  }
}

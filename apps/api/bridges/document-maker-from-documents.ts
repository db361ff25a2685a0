import type { Snapshot } from '@casewright/rules';
import { type DocumentKind, DocumentMaker } from '@casewright/value-models';
import { Injectable } from '@nestjs/common';
import { fork } from 'node:child_process';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { DocumentToMake } from '../documents/make';

/** Beside the bundle that this is part of. */
const PROGRAM = join(__dirname, 'make-document.js');
/** A document that needs more ends its own process instead of the worker. */
const LARGEST_HEAP_MB = 192;

/** Documents of value models are made by the library of documents, in a process that gives its memory back. */
@Injectable()
export class DocumentMakerFromDocuments extends DocumentMaker {
  /** Side by side they would take the memory of all of them and be ready no sooner. */
  private readonly oneByOne = pLimit(1);

  make(kind: DocumentKind, snapshot: Snapshot): Promise<Uint8Array> {
    return this.oneByOne(() => made({ kind, snapshot }));
  }
}

/** @throws when the process ends without a document */
function made(asked: DocumentToMake): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const child = fork(PROGRAM, { execArgv: [`--max-old-space-size=${LARGEST_HEAP_MB}`], serialization: 'advanced' });
    child.on('message', (bytes: Uint8Array) => resolve(bytes));
    child.on('error', reject);
    child.on('exit', (code, signal) => reject(new Error(`The document's process ended with ${signal ?? code}.`)));
    child.send(asked);
  });
}

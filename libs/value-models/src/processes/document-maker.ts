import type { Snapshot } from '@casewright/rules';
import type { DocumentKind } from '../domain/document';

/** Implemented by libs/documents. */
export abstract class DocumentMaker {
  /** The same snapshot always gives the same bytes. */
  abstract make(kind: DocumentKind, snapshot: Snapshot): Promise<Uint8Array>;
}

import type { Snapshot } from '@casewright/rules';
import type { DocumentKind } from '../domain/document';

/** Makes documents from snapshots. Answered by a library of documents. */
export abstract class DocumentMaker {
  /** The same bytes for the same snapshot. */
  abstract make(kind: DocumentKind, snapshot: Snapshot): Promise<Uint8Array>;
}

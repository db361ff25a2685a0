import type { DocumentCopy, DocumentKind } from './document';

export interface NewDocument extends DocumentCopy {
  readonly versionId: string;
  readonly kind: DocumentKind;
  readonly ownerId: string;
  readonly at: Date;
}

export abstract class ModelDocuments {
  /** @returns false if it was made before or its version no longer exists */
  abstract add(document: NewDocument): Promise<boolean>;
  /** @returns false if it has been made */
  abstract noteFailure(versionId: string, kind: DocumentKind, at: Date): Promise<boolean>;
  /** Resets failed documents to `making`. @returns false if none had failed */
  abstract retry(versionId: string): Promise<boolean>;
}

import type { DocumentCopy, DocumentKind } from './document';

export interface NewDocument extends DocumentCopy {
  readonly versionId: string;
  readonly kind: DocumentKind;
  /** The seller of the case. */
  readonly ownerId: string;
  readonly at: Date;
}

export abstract class ModelDocuments {
  /** @returns false where it was made before, or its version is gone */
  abstract add(document: NewDocument): Promise<boolean>;
  /** @returns false where it was made after all */
  abstract noteFailure(versionId: string, kind: DocumentKind, at: Date): Promise<boolean>;
  /** Those that failed count as in the making. @returns false where none had failed */
  abstract retry(versionId: string): Promise<boolean>;
}

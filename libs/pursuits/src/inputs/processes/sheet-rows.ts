import { DomainError } from '@casewright/kernel';
import type { SheetRow } from '../domain/read-sheet';

/** Why a file has no rows that can be read, as the seller is told. */
export class FileUnreadable extends DomainError {
  readonly code = 'pursuits.file-unreadable';
  readonly kind = 'invalid';
}

export interface SheetFile {
  readonly id: string;
  /** In bytes. */
  readonly size: number;
  /** The media type of its content. */
  readonly type: string | null;
}

/** The rows of a file that was uploaded, one after another. */
export abstract class SheetRows {
  /** @throws FileUnreadable */
  abstract read(file: SheetFile, take: (row: SheetRow) => void): Promise<void>;
}

import { DomainError } from '@casewright/kernel';
import type { SheetRow } from '../domain/read-sheet';

/** The file has no readable rows. The message is shown to the seller. */
export class FileUnreadable extends DomainError {
  readonly code = 'pursuits.file-unreadable';
  readonly kind = 'invalid';
}

export interface SheetFile {
  readonly id: string;
  /** In bytes. */
  readonly size: number;
  /** Media type of the content. */
  readonly type: string | null;
}

export abstract class SheetRows {
  /** @throws FileUnreadable */
  abstract read(file: SheetFile, take: (row: SheetRow) => void): Promise<void>;
}

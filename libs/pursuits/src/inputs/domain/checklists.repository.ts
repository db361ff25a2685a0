import type { Case } from '../../domain/case';
import type { Checklist, NewInputFile } from './checklist';

export abstract class Checklists {
  /** Of a case that is locked. */
  abstract of(found: Case): Promise<Checklist>;

  abstract save(found: Case, checklist: Checklist): Promise<void>;

  /** Its bytes are uploaded after that. @throws FileIdTaken */
  abstract addFile(found: Case, file: NewInputFile, types: readonly string[]): Promise<void>;

  abstract removeFile(found: Case, fileId: string): Promise<void>;

  /** For an account that is deleted. */
  abstract removeFilesOf(ownerId: string): Promise<void>;
}

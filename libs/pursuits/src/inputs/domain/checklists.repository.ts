import type { CaseTerms } from '@casewright/rules';
import type { Case } from '../../domain/case';
import type { Checklist, NewInputFile } from './checklist';

export abstract class Checklists {
  /** Expects the case to be locked. @param terms offered ones, instead of its own */
  abstract of(found: Case, terms?: CaseTerms): Promise<Checklist>;

  abstract save(found: Case, checklist: Checklist): Promise<void>;

  /** The bytes are uploaded afterwards. @throws FileIdTaken */
  abstract addFile(found: Case, file: NewInputFile, types: readonly string[]): Promise<void>;

  abstract removeFile(found: Case, fileId: string): Promise<void>;

  /** For account deletion. */
  abstract removeFilesOf(ownerId: string): Promise<void>;
}

import { MEGABYTE, type UploadLimits } from '../uploads';
import type { CaseState } from './states';

/** Limits per file (Q10). */
export const DELIVERABLE_LIMITS = {
  endings: ['pdf', 'pptx', 'xlsx', 'docx', 'csv', 'png', 'jpg', 'jpeg'],
  maxBytes: 100 * MEGABYTE,
} satisfies UploadLimits;
export const MAX_DELIVERABLE_FILES = 10;
export const DELIVERABLE_NOTE_MAX_LENGTH = 2_000;

/** Sellers review a stable set of files, so versions are only published during analysis. */
export const mayPublishVersion = (state: CaseState): boolean => state === 'analysis';

interface HashedFile {
  readonly name: string;
  readonly sha256: string;
}

export interface FileChanges {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

export function fileChanges(files: readonly HashedFile[], before: readonly HashedFile[]): FileChanges {
  const namesOf = (some: readonly HashedFile[]) => some.map(({ name }) => name);
  const old = new Map(before.map(({ name, sha256 }) => [name, sha256]));
  const now = new Set(namesOf(files));
  return {
    added: namesOf(files.filter(({ name }) => !old.has(name))),
    changed: namesOf(files.filter(({ name, sha256 }) => old.has(name) && old.get(name) !== sha256)),
    removed: namesOf(before.filter(({ name }) => !now.has(name))),
  };
}
